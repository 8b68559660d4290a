/** Refused moves of worked examples. */

import { Example } from '../model/example.svelte'
import type { GameUi } from '../games/game'
import type { ExampleStep, FieldValue } from '../net/wire'
import type { Speaker } from '../words/say'

const PLACES = ['at', 'to', 'cell', 'card', 'building'] // fields that name a place on the board

/** Return what a board needs to draw a refused move where it was tried, as at a table; null if the move was made. */
export function tried({ view, form, refusals }: ExampleStep, say: Speaker, where?: GameUi['where']): Example | null {
  if (!form || !refusals.length) return null
  const { kind, ...given } = form
  const fields: Record<string, FieldValue[]> = {}
  for (const [name, value] of Object.entries(given)) fields[name] = [value]
  const table = new Example(
    {
      version: 0,
      viewer: view.decision.seat,
      status: 'running',
      moves: 0,
      decision: view.decision,
      view,
      choices: [{ kind, count: 1, fields }],
      can_undo: { step: false, turn: false, moves: 0 },
      scores: null,
      standing: null,
      won: null,
      reason: '',
      rank: '',
    },
    say,
    () => {},
  )
  table.picked = form
  const named = PLACES.map((name) => form[name]).find((value) => typeof value === 'string')
  const place = where ? where(form, view) : typeof named === 'string' ? named : null
  table.refusal = { place, form, lines: [], sentence: '' }
  return table
}
