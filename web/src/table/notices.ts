/** Notifications that it is the player's turn: only if they asked for them, and only while they look elsewhere. */

import { prefer, preferences } from '../model/preferences.svelte'

/** Ask the browser for permission and keep the preference; false if it does not allow it. */
export async function askForNotices(): Promise<boolean> {
  const allowed = 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  prefer('notices', allowed)
  return allowed
}

/** Notify the player, if they look elsewhere; a click comes back to the table. */
export function notify(title: string, body: string, table: string): void {
  if (!preferences.notices || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  const notice = new Notification(title, { body, tag: table })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
