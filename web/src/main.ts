/** The entry: it fetches the words and the page side by side. */

import './style/tokens.css'
import './style/base.css'
import './style/shared.css'
import './words/fetched'

void import('./start') // after the shared sheets: each component brings its own
if (location.pathname.startsWith('/table/')) import('./table/TablePage.svelte').catch(() => {}) // `Page` says so
