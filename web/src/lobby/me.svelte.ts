/** Who I am: a name and a cookie. Whatever needs a name asks for it first. */

import { api } from '../net/api'

export const me = $state({ name: '', asking: false })
let answer: ((named: boolean) => void) | null = null

export async function readMe(): Promise<void> {
  try {
    me.name = (await api.me()).name
  } catch {
    me.name = ''
  }
}

/** True once there is a name; asks for one if there is none. */
export async function askName(): Promise<boolean> {
  if (!me.name) await readMe()
  return me.name ? true : changeName()
}

export function changeName(): Promise<boolean> {
  me.asking = true
  return new Promise((done) => (answer = done))
}

export async function giveName(name: string): Promise<void> {
  me.name = (await api.name(name)).name
  me.asking = false
  answer?.(true)
  answer = null
}

/** Nothing of me is kept any longer; the page begins anew, as for a stranger. */
export async function removeMe(): Promise<void> {
  await api.deleteMe()
  location.assign('/')
}

export function noName(): void {
  me.asking = false
  answer?.(false)
  answer = null
}
