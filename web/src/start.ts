/** The page, once its words have arrived: the app, or the additions to a page that the server has written. */

import { mount } from 'svelte'
import App from './App.svelte'
import { useTheme } from './style/theme.svelte'
import { useLanguage } from './words/language'

useTheme()
useLanguage()
const page = document.getElementById('page')
if (page) void import('./rules/book').then(({ enhance }) => enhance(page))
else mount(App, { target: document.getElementById('app')! })
