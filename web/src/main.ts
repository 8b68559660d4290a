import { mount } from 'svelte'
import './style/tokens.css'
import './style/base.css'
import './style/shared.css'
import App from './App.svelte' // after the shared sheets: each game brings its own
import { useTheme } from './style/theme.svelte'
import { useLanguage } from './words/language'

useTheme()
useLanguage()
mount(App, { target: document.getElementById('app')! })
