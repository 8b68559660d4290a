/** The log of the mine, and the last fight as it was told. */

import type { ComponentData, LogEntry, View } from '../../net/wire'
import type { Line } from '../game'
import { predicate } from '../../model/names'
import { costs, KEYS, mine, orePerTurn } from './view'
import { w } from './words'

const speaker = (entry: LogEntry): number => {
  if (entry.seat >= 0) return entry.seat
  const found = /^Seat (\d+)/.exec(entry.words)
  return found ? Number(found[1]) : -1
}

const cost = (kind: string, box: ComponentData): number => costs(box)[kind === 'turn' ? 'A' : (KEYS[kind] ?? '')] ?? 0

export function lines(log: LogEntry[], view: View | null, box: ComponentData): Line[] {
  const told: Line[] = []
  const seats = view ? mine(view).players.length : 1
  let left = 0
  let turns = 0
  let free = false
  let laid = false
  for (const entry of log) {
    const kind = entry.form?.kind ?? ''
    if (kind === 'lay') {
      if (!laid) told.push({ seat: -1, text: w.log.laid, from: entry.number, to: entry.number, places: [], head: w.log.setup })
      laid = true
      continue
    }
    const seat = speaker(entry)
    const place = entry.form?.to ?? entry.form?.cell
    const line: Line = { seat, text: predicate(entry.words, seat), from: entry.number, to: entry.number, places: place === undefined ? [] : [String(place)] }
    const price = cost(kind, box)
    if (price && free) free = false
    else if (price) {
      if (left <= 0) {
        left = orePerTurn(box)
        if (turns % seats === 0) line.head = w.log.round(turns / seats + 1)
        turns += 1
      }
      left -= price
    }
    if (kind === 'card' && entry.words.includes('the defender wins')) free = true
    told.push(line)
  }
  return told
}

export interface Side {
  seat: number
  colour: string
  card: number | null
  load: number
}

export interface Fight {
  number: number
  cell: string
  attacker: Side & { card: number }
  defender: Side & { card: number }
  outcome: 'attacker' | 'defender' | 'tie'
}

/** The last fight that was fought out, read from its two sentences. */
export function lastFight(log: LogEntry[]): Fight | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const end = log[i]!
    const sums = /(\d+) - (\d+) = -?\d+ against (\d+) - (\d+) = -?\d+, (the attacker wins|the defender wins|a tie)/.exec(end.words)
    if (!sums) continue
    const begin = log.slice(0, i).findLast(({ form }) => form?.kind === 'steal')
    const who = begin && /attacks the (\w+) crew of [Ss]eat (\d+) with the (\w+) crew on (\w+)/.exec(begin.words)
    if (!begin || !who) return null
    return {
      number: end.number,
      cell: who[4]!,
      attacker: { seat: begin.seat, colour: who[3]!, card: Number(sums[1]), load: Number(sums[2]) },
      defender: { seat: Number(who[2]), colour: who[1]!, card: Number(sums[3]), load: Number(sums[4]) },
      outcome: sums[5] === 'a tie' ? 'tie' : sums[5] === 'the attacker wins' ? 'attacker' : 'defender',
    }
  }
  return null
}

/** A fight with chosen cards, once both lie open. */
export function foughtOut(log: LogEntry[], met: { attacker: Side; defender: Side; cell: string }, cards: { attack: number; defence: number }): Fight | null {
  const end = log.findLast(({ form, words }) => form?.kind === 'card' && words.includes('to defend'))
  if (!end) return null
  const lead = cards.attack - met.attacker.load - (cards.defence - met.defender.load)
  return {
    number: end.number,
    cell: met.cell,
    attacker: { ...met.attacker, card: cards.attack },
    defender: { ...met.defender, card: cards.defence },
    outcome: lead === 0 ? 'tie' : lead > 0 ? 'attacker' : 'defender',
  }
}
