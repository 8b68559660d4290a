/** Points by what they are for. */

import type { Parts } from './view'

export const KINDS = ['veins', 'altars', 'wells', 'fossils', 'rewards', 'items', 'missions'] as const
export type Kind = (typeof KINDS)[number]

/** The rule behind each kind of points. */
export const RULES: Record<Kind, string> = {
  veins: 'DYN-090',
  altars: 'DYN-091',
  wells: 'DYN-093',
  fossils: 'DYN-097',
  rewards: 'DYN-098',
  items: 'DYN-103',
  missions: 'DYN-105',
}

/** The kinds of a gain that are not nothing, the largest first. */
export const gainKinds = (parts: Parts): [Kind, number][] =>
  KINDS.map((kind): [Kind, number] => [kind, parts[kind] ?? 0])
    .filter(([, points]) => points)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))

/** A gain with its sign; a true minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
