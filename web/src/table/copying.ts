/** Copying a link. The page says that it is copied only if it is; without permission, or on plain http, people select it themselves. */

/** Copy a text; false if the browser does not allow it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text) // there is none on plain http
    return true
  } catch {
    return false
  }
}
