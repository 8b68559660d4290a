import { mount } from 'svelte'
import App from './App.svelte'
import './style/tokens.css'
import './style/base.css'
import './style/table.css'
import './style/board.css'
import './style/mine.css'
import './style/dynamine.css'
import './style/miner.css'
import './style/panel.css'
import './style/end.css'
import './style/lobby.css'
import { useTheme } from './style/theme.svelte'
import { useLanguage } from './words/language'

useTheme()
useLanguage()
mount(App, { target: document.getElementById('app')! })
