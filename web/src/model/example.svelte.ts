/** A position to play on without a table: a puzzle, or an example in a text. A move goes to the page that shows it. */

import { Places } from '../draw/places'
import type { Choice, Form, LogEntry, Position } from '../net/wire'
import type { Speaker } from '../words/say'
import { expand, narrow, stepBack, type Picked } from './narrow'
import type { Playing } from './playing'
import type { Refusal } from './table.svelte'

export class Example implements Playing {
  picked = $state.raw<Picked>({})
  cursor = $state<string | null>(null)
  mode = $state<string | null>(null)
  place = $state<string | null>(null)
  marked = $state.raw<readonly string[]>([])
  refusal = $state.raw<Refusal | null>(null)
  fault = $state('')
  hushed = $state(false)
  pointed = $state.raw<string[]>([])
  readonly link = 'open'
  readonly sending = false
  readonly log: LogEntry[] = []
  readonly places = new Places()
  readonly choices: Choice[]
  matching = $derived.by<Choice[]>(() => narrow(this.choices, this.picked))
  chosen = $derived.by<Choice | null>(() => {
    const [only, ...others] = this.matching
    return only && !others.length && Object.keys(only.form).every((field) => field in this.picked) ? only : null
  })

  constructor(
    readonly position: Position,
    readonly say: Speaker,
    private readonly onplay: (form: Form) => void,
  ) {
    this.choices = expand(position.choices)
  }

  get viewer() {
    return this.position.viewer
  }

  get mine() {
    return this.viewer === null ? [] : [this.viewer]
  }

  get asked() {
    return this.position.decision.next ?? this.position.decision
  }

  get myTurn() {
    return this.position.status === 'running' && this.position.decision.seat === this.viewer
  }

  pickAll(picked: Picked): void {
    this.refusal = null
    this.fault = ''
    this.picked = picked
  }

  back(): boolean {
    if (this.refusal) {
      this.refusal = null
      return true
    }
    if (!Object.keys(this.picked).length) return false
    this.picked = stepBack(this.picked)
    return true
  }

  async play({ form }: Choice): Promise<void> {
    this.pickAll({})
    this.onplay(form)
  }

  /** Nobody is there to give the reason, so the place is only marked. */
  async explain(form: Form, place: string | null): Promise<void> {
    this.refusal = { place, form, lines: [], sentence: '' }
  }

  hush(): void {
    this.hushed = !this.hushed
  }

  notNow(): void {}
  showRule(): void {}
}
