/** One live region for the page: what happened is said once, politely. */

export const spoken = $state({ text: '' })

/** Have screen readers say it. */
export function announce(text: string): void {
  if (text) spoken.text = text
}
