/** One table on the screen: the server's messages, and what is picked but not yet played. */

import { Places } from '../draw/places'
import { api } from '../net/api'
import { following } from '../net/delta'
import { socketAddress, Stream, type Link } from '../net/stream'
import type {
  Advice,
  ChatLine,
  Choice,
  FieldValue,
  Form,
  LogEntry,
  Position,
  Problem,
  Refusal as Refused,
  ServerMessage,
  TableInfo,
} from '../net/wire'
import { t } from '../words'
import { sentenceOf, reason } from '../words/phrases'
import { Catalogue, Speaker } from '../words/say'
import { expand, narrow, nextStep, stepBack, stillHolds, unasked, type Picked } from './narrow'
import type { Guide, Line } from './guide.svelte'
import { seatName } from './names'
import { forcedAt, keepForced, preferences } from './preferences.svelte'

export type Tab = 'steps' | 'log' | 'moves' | 'rules' | 'score' | 'chat'

export interface Refusal {
  /** The place of the attempt, in the game's own words; null if it has none. */
  place: string | null
  lines: Refused[]
  sentence: string
  /** The move that was tried, if it was one. */
  form?: Form
  /** The attempt was explained and turned out to be legal. */
  legal?: boolean
}

/** Statuses with which the server closes a stream for good. */
const GONE = [403, 404, 409, 410]
/** The code of a legal move that a guide does not keep. */
const TAKEN_BACK = 'taken_back'

const numbered = (log: Omit<LogEntry, 'number'>[], from: number): LogEntry[] =>
  log.map((entry, i) => ({ ...entry, number: from + i }))

export class TableModel {
  catalogue = $state.raw(new Catalogue([]))
  info = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  link = $state<Link>('connecting')
  present = $state.raw<boolean[]>([])
  onlookers = $state(0)
  missing = $state<Problem | null>(null)

  picked = $state.raw<Picked>({})
  cursor = $state<string | null>(null)
  /** The kind of action whose targets the board shows, and the place looked at, in games that use them. */
  mode = $state<string | null>(null)
  place = $state<string | null>(null)
  /** Pieces marked one after the other, in games that use them: cards that will pay, for example. */
  marked = $state.raw<readonly string[]>([])
  refusal = $state.raw<Refusal | null>(null)
  advice = $state.raw<Advice[] | null>(null)
  thinking = $state(false)
  sending = $state(false)
  fault = $state('')
  /** Places that a line of the log is about, while the pointer is on it. */
  pointed = $state.raw<string[]>([])
  /** The rule to be shown in the rules panel. */
  rule = $state('')
  tab = $state<Tab>('log')
  panelOpen = $state(false)
  /** The seat that must take over the screen before its secrets are requested. */
  curtain = $state<number | null>(null)
  /** Moves of the log that were played for the player, because there was no other; they survive a reload. */
  forced = $state.raw<readonly number[]>([])
  /** Offers are declined until someone else decides, because the player wants none of them. */
  hushed = $state(false)
  /** The places on the page around the board. */
  readonly places = new Places()
  /** True after an undo: the forced move that follows is not replayed at once. */
  private undone = false
  /** True while a move is played that nobody was asked about. */
  private quiet = false
  private plan: Picked[] = []
  /** The fields to pick once the plan is done. */
  private meant: Picked | null = null
  private awaited: number | null = null
  private wanted: number | null | undefined
  private stream: Line

  constructor(
    readonly id: string,
    seat?: number | null,
    /** The guide that leads through this table, if it is a lesson. */
    readonly guide: Guide | null = null,
  ) {
    this.wanted = seat
    this.forced = forcedAt(id)
    const hooks = {
      address: () => socketAddress(`/api/tables/${id}/stream${this.query()}`),
      message: (message: ServerMessage) => this.take(message),
      link: (state: Link) => (this.link = state),
    }
    this.stream = guide ? guide.connect(hooks) : new Stream(hooks)
    addEventListener('online', this.online)
    addEventListener('offline', this.offline)
  }

  // ---- what follows from it -------------------------------------------------------------------

  choices = $derived.by<Choice[]>(() => {
    const choices = expand(this.position?.choices ?? [])
    return this.guide ? this.guide.ordered(choices) : choices
  })
  matching = $derived.by<Choice[]>(() => narrow(this.choices, this.picked))
  seats = $derived(this.info?.seats ?? [])
  viewer = $derived(this.position?.viewer ?? null)
  decides = $derived(this.position?.decision.seat ?? -1)
  /** The question to answer: the open one, or the one after it if the open one can be declined. */
  asked = $derived(this.position?.decision.next ?? this.position?.decision ?? null)
  mine = $derived(this.seats.filter((line) => line.mine).map((line) => line.seat))
  myTurn = $derived(this.position?.status === 'running' && this.viewer !== null && this.decides === this.viewer)
  over = $derived(this.position?.status === 'over')
  /** The single choice left, once it is picked completely: the main button plays it. */
  chosen = $derived.by<Choice | null>(() => {
    if (this.matching.length > 1) return null
    const [only] = this.matching
    return only && Object.keys(only.form).every((field) => field in this.picked) ? only : null
  })

  name = (seat: number): string => seatName(this.seats, seat)
  /** The table's events and questions in the reader's language. */
  say = $derived(new Speaker(this.catalogue, this.name))

  // ---- picking ----------------------------------------------------------------------------------

  pick(field: string, value: FieldValue): void {
    this.pickAll({ ...this.picked, [field]: value })
  }

  pickAll(picked: Picked): void {
    this.refusal = null
    this.fault = ''
    this.picked = picked
  }

  /** Pick nothing, look at nothing. */
  clear(): void {
    this.picked = {}
    this.mode = null
    this.place = null
    this.marked = []
  }

  /** Go one step back: first dismiss a refusal, then drop the field picked last. */
  back(): boolean {
    if (this.refusal || this.fault) {
      this.refusal = null
      this.fault = ''
      return true
    }
    if (!Object.keys(this.picked).length) return false
    this.picked = stepBack(this.picked)
    return true
  }

  showRule(id: string): void {
    this.rule = id
    this.open('rules')
  }

  open(tab: Tab): void {
    this.tab = tab
    this.panelOpen = true
  }

  // ---- requests -----------------------------------------------------------------------------------

  /** Play a choice; then, one after the other, the steps of the plan that turn out to be open; then pick `meant`. */
  async play(choice: Choice, plan: Picked[] = [], meant: Picked | null = null): Promise<void> {
    const { position, viewer } = this
    if (!position || viewer === null || this.sending) return
    this.sending = true
    this.undone = false
    this.plan = plan
    this.meant = meant
    this.refusal = null
    this.advice = null
    const answer = await this.stream.send({
      type: 'play',
      seat: viewer,
      version: position.version,
      form: choice.form,
    })
    if (this.failed(answer)) {
      this.sending = false
      this.plan = []
      this.meant = null
      return
    }
    this.clear()
    this.settle(answer)
  }

  /** Decline, for the rest of the turn, everything that can be declined; or be asked again. */
  hush(): void {
    this.hushed = !this.hushed
    this.undone = false
    this.goOn()
  }

  async undo(scope: 'step' | 'turn'): Promise<void> {
    const { position, viewer } = this
    if (!position || viewer === null || this.sending) return
    this.plan = []
    this.sending = true
    this.undone = true
    const answer = await this.stream.send({ type: 'undo', seat: viewer, version: position.version, scope })
    if (this.failed(answer)) {
      this.sending = false
      return
    }
    this.clear()
    this.settle(answer)
  }

  /** Ask why a move is not legal. The answer appears at the place where it was tried. */
  async explain(form: Form, place: string | null): Promise<void> {
    if (this.viewer === null) return
    if (!this.myTurn) return this.notNow()
    const answer = await this.stream.send({ type: 'explain', seat: this.viewer, form })
    if (answer.type !== 'explained') return void this.failed(answer)
    this.fault = ''
    this.refusal = {
      place,
      form,
      lines: answer.refusals,
      sentence: answer.legal ? t('say-legal') : '',
      legal: answer.legal,
    }
  }

  /** Say that someone else decides, when the player tries something anyway. */
  notNow(): void {
    if (this.viewer !== null) this.fault = t('moves-wait')
  }

  async hint(): Promise<void> {
    if (this.viewer === null || this.thinking) return
    if (!this.myTurn) return this.notNow()
    this.thinking = true
    const answer = await this.stream.send({ type: 'hint', seat: this.viewer })
    this.thinking = false
    if (answer.type !== 'hint') return void this.failed(answer)
    if (answer.version === this.position?.version) this.advice = answer.moves
  }

  async chatter(text: string): Promise<void> {
    if (!this.info?.may_chat) this.stream.again() // the stream was opened before the player had a name
    this.failed(await this.stream.send({ type: 'chat', text }))
  }

  /** View the table from another of the player's seats. */
  look(seat: number | null): void {
    this.wanted = seat
    this.curtain = null
    this.clear()
    this.stream.post({ type: 'look', seat })
  }

  async handOver(seat: number, bot: string | null): Promise<void> {
    await this.change(() => api.handOver(this.id, seat, bot))
  }

  async leave(seat: number): Promise<void> {
    await this.change(() => api.leave(this.id, seat))
  }

  /** As host, set whether people without a seat may chat. */
  async ruleChat(onlookers: boolean): Promise<void> {
    await this.change(() => api.ruleChat(this.id, onlookers))
  }

  async closeTable(): Promise<void> {
    await this.change(() => api.closeTable(this.id))
  }

  private async change(ask: () => Promise<TableInfo>): Promise<void> {
    try {
      this.info = await ask()
    } catch (error) {
      this.fault = reason(error)
    }
  }

  close(): void {
    removeEventListener('online', this.online)
    removeEventListener('offline', this.offline)
    this.stream.close()
  }

  // ---- what the server says ----------------------------------------------------------------------

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message.info
        this.log = numbered(message.log, 0)
        this.chat = message.chat
        this.present = message.info.seats.map((line) => line.present)
        this.arrive(message.position)
        break
      case 'change':
      case 'parts': {
        const { position: before } = this
        const isDelta = message.type === 'parts'
        if (!before || message.prior !== before.version || (isDelta && message.viewer !== before.viewer))
          return this.restart()
        this.fault = ''
        if (message.log_from < this.log.length) this.markForced(this.forced.filter((n) => n < message.log_from))
        this.log = this.log.slice(0, message.log_from).concat(numbered(message.log, message.log_from))
        if (message.info) this.info = message.info
        this.arrive(isDelta ? following(before, message.position) : message.position)
        break
      }
      case 'chat':
        this.chat = this.chat.concat(message.lines.filter((line) => line.number >= this.chat.length))
        break
      case 'presence':
        this.present = message.present
        this.onlookers = message.onlookers
        break
      case 'problem':
        if (!message.id && GONE.includes(message.problem.status)) this.giveUp(message.problem)
        break
    }
  }

  private arrive(position: Position): void {
    if (position.version !== this.position?.version) {
      this.refusal = null
      this.advice = null
    }
    if (position.decision.seat !== this.position?.decision.seat) this.hushed = false
    this.position = position
    this.picked = stillHolds(this.choices, this.picked)
    this.drawCurtain(position)
    this.goOn()
  }

  /** If the decision went to another of the player's seats, cover what this one sees. */
  private drawCurtain(position: Position): void {
    const seat = position.decision.seat
    const line = this.info?.seats[seat]
    const other = position.status === 'running' && seat >= 0 && seat !== position.viewer && line?.mine && !line.bot
    this.curtain = other && position.viewer !== null ? seat : null
  }

  /** A move is done when its position is here as well, whichever of the two arrives first. */
  private settle(answer: ServerMessage): void {
    this.awaited = answer.type === 'answer' ? answer.version : 0
    this.goOn()
  }

  private goOn(): void {
    if (this.sending && this.awaited !== null && (this.position?.version ?? 0) >= this.awaited) {
      this.sending = false
      this.awaited = null
    }
    if (this.sending || !this.myTurn) return
    const step = nextStep(this.choices, this.plan)
    const unasked = step ? null : this.unasked()
    this.plan = []
    if (step) void this.play(step.choice, step.rest, this.meant)
    else if (unasked) void this.playUnasked(unasked, this.meant)
    else {
      if (this.meant) this.picked = stillHolds(this.choices, this.meant)
      this.meant = null
      this.playForced()
    }
  }

  /** Return the move to play automatically; none after an undo, nor while a bot plays. */
  private unasked(): Choice | null {
    if (!this.position || this.undone || this.seats[this.viewer ?? -1]?.bot) return null
    return unasked(this.choices, this.position.decision, this.hushed)
  }

  /** Return the only legal move, if the player lets forced moves be played. */
  private playForced(): void {
    const own = this.seats[this.viewer ?? -1]
    const [only, ...others] = this.choices
    if (!preferences.forced || this.guide || this.undone || own?.bot || !only || others.length) return
    this.markForced([...this.forced, this.log.length])
    void this.playUnasked(only)
  }

  /** Play a move without asking. If another screen of the player was faster, there is nothing to report. */
  private async playUnasked(choice: Choice, meant: Picked | null = null): Promise<void> {
    this.quiet = true
    await this.play(choice, [], meant)
    this.quiet = false
  }

  private markForced(numbers: readonly number[]): void {
    this.forced = numbers
    keepForced(this.id, numbers)
  }

  private failed(answer: ServerMessage): boolean {
    const problem = answer.type === 'answer' || answer.type === 'problem' ? answer.problem : null
    if (!problem) return false
    if (problem.code === TAKEN_BACK) {
      this.clear()
      return true
    }
    if (!this.quiet || problem.code !== 'stale') this.fault = sentenceOf(problem)
    if (problem.refusals?.length) this.refusal = { place: null, lines: problem.refusals, sentence: '' }
    if (problem.position) this.arrive(problem.position)
    return true
  }

  /** Stop: the table is gone, or closed to this person, so reconnecting is pointless. */
  private giveUp(problem: Problem): void {
    this.missing = problem
    this.close()
  }

  private restart(): void {
    this.position = null
    this.stream.again()
  }

  private query(): string {
    const query = new URLSearchParams({ parts: '1' })
    if (this.wanted !== undefined) query.set('seat', String(this.wanted ?? -1))
    if (this.position) {
      query.set('version', String(this.position.version))
      query.set('log', String(this.log.length))
    }
    return `?${query}`
  }

  private online = () => this.stream.again()
  private offline = () => this.stream.drop()
}
