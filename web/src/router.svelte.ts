/** The address selects the page: four pages need no library. */

export const route = $state({ path: location.pathname, hash: location.hash, query: location.search })

function read(): void {
  route.path = location.pathname
  route.hash = location.hash
  route.query = location.search
}

addEventListener('popstate', read)
addEventListener('hashchange', read)

/** Go to another page of ours; a click with a modifier key is left to the browser. */
export function go(event: MouseEvent | null, path: string, replace = false): void {
  if (event && (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)) return
  event?.preventDefault()
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  read()
  scrollTo(0, 0)
}
