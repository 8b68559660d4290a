/** A table for tests: a position, the moves that are offered, and what was played, asked and said. */

import { Places } from '../draw/places'
import type { Choice, Decision, Form, LogEntry, Position, View } from '../net/wire'
import { Catalogue, Speaker } from '../words/say'
import { narrow, type Picked } from './narrow'
import type { Playing } from './playing'
import type { Refusal } from './table.svelte'

export interface Played {
  form: Form
  plan: Picked[]
  meant: Picked | null
}

export class Pretend implements Playing {
  picked: Picked = {}
  cursor: string | null = null
  fault = ''
  hushed = false
  marked: readonly string[] = []
  mode: string | null = null
  place: string | null = null
  pointed: string[] = []
  refusal: Refusal | null = null
  sending = false
  viewer = 0
  mine = [0]
  readonly link = 'open'
  readonly log: LogEntry[] = []
  readonly places = new Places()
  readonly say = new Speaker(new Catalogue([]), (seat) => `P${seat}`)
  readonly position: Position
  readonly choices: Choice[]
  /** The moves that were played, and those that were explained. */
  readonly played: Played[] = []
  readonly inquired: Form[] = []

  constructor(
    view: View,
    forms: readonly Form[],
    decision: Partial<Decision> = {},
    readonly myTurn = true,
  ) {
    this.choices = forms.map((form) => ({ form, gain: null }))
    this.position = {
      version: 1,
      viewer: 0,
      status: 'running',
      moves: 0,
      decision: { ...view.decision, ...decision },
      view,
      choices: [],
      can_undo: { step: false, turn: false, moves: 0 },
      scores: null,
      standing: null,
      won: null,
      reason: '',
      rank: '',
    }
  }

  get asked(): Decision {
    return this.position.decision.next ?? this.position.decision
  }

  get matching(): Choice[] {
    return narrow(this.choices, this.picked)
  }

  get chosen(): Choice | null {
    const [only, ...others] = this.matching
    return only && !others.length && Object.keys(only.form).every((field) => field in this.picked) ? only : null
  }

  pickAll = (picked: Picked): void => void (this.picked = picked)
  play = async ({ form }: Choice, plan: Picked[] = [], meant: Picked | null = null): Promise<void> =>
    void this.played.push({ form, plan, meant })
  explain = async (form: Form): Promise<void> => void this.inquired.push(form)
  hush = (): void => void (this.hushed = !this.hushed)
  notNow = (): void => void (this.fault = 'wait')
  showRule = (): void => {}
  back = (): boolean => false
}
