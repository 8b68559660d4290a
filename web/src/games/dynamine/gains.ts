/** Points by what they are for. */

import type { Parts } from './view'

/** The kinds of points, as the rulebook has them in order. */
export const KINDS = ['veins', 'altars', 'wells', 'fossils', 'rewards', 'items', 'missions'] as const
export type Kind = (typeof KINDS)[number]

/** Return the kinds of a gain that are not zero, the largest first. */
export const gainKinds = (parts: Parts): [Kind, number][] =>
  KINDS.map((kind): [Kind, number] => [kind, parts[kind] ?? 0])
    .filter(([, points]) => points)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))

/** A gain with its sign; a true minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
