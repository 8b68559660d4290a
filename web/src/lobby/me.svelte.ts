/** The player at this browser: a name and a cookie. Anything that needs a name asks for it first. */

import { api } from '../net/api'

export const me = $state({ name: '', asking: false })
let answer: ((named: boolean) => void) | null = null

/** Fetch the name that the server has for this browser. */
export async function readMe(): Promise<void> {
  try {
    me.name = (await api.me()).name
  } catch {
    me.name = ''
  }
}

/** Ask for a name if there is none; return whether there is one now. */
export async function askName(): Promise<boolean> {
  if (!me.name) await readMe()
  return me.name ? true : changeName()
}

/** Ask for another name; return whether one was given. */
export function changeName(): Promise<boolean> {
  me.asking = true
  return new Promise((done) => (answer = done))
}

/** Take the name that was asked for. */
export async function giveName(name: string): Promise<void> {
  me.name = (await api.name(name)).name
  me.asking = false
  answer?.(true)
  answer = null
}

/** Delete everything the server has of the player; the page reloads, as for a stranger. */
export async function removeMe(): Promise<void> {
  await api.deleteMe()
  location.assign('/')
}

/** Close the question without a name. */
export function noName(): void {
  me.asking = false
  answer?.(false)
  answer = null
}
