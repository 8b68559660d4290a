/** The page, once its words have arrived. */

import { mount } from 'svelte'
import App from './App.svelte'
import { useTheme } from './style/theme.svelte'
import { useLanguage } from './words/language'

useTheme()
useLanguage()
mount(App, { target: document.getElementById('app')! })
