/** The browser tells when it is one's turn: only if it was asked for, only while one looks elsewhere. */

import { wish, wishes } from '../model/wishes.svelte'

/** Asks the browser for leave and keeps the wish; false if it does not allow it. */
export async function askForNotices(): Promise<boolean> {
  const allowed = 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  wish('notices', allowed)
  return allowed
}

export function notify(title: string, body: string, table: string): void {
  if (!wishes.notices || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  const notice = new Notification(title, { body, tag: table })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
