/** The address is the page: no library needed for four of them. */

export const route = $state({ path: location.pathname, hash: location.hash, query: location.search })

function read(): void {
  route.path = location.pathname
  route.hash = location.hash
  route.query = location.search
}

addEventListener('popstate', read)
addEventListener('hashchange', read)

/** To another page of ours; a click with a modifier stays the browser's. */
export function go(event: MouseEvent | null, path: string, replace = false): void {
  if (event && (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)) return
  event?.preventDefault()
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  read()
  scrollTo(0, 0)
}
