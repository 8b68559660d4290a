/** The shapes that travel, by the names used in the client; see docs/protocol.md. */

export type Status = 'open' | 'running' | 'over'
export type FieldValue = string | number
export type Form = { kind: string } & Record<string, FieldValue>

export interface GameOption {
  name: string
  values: string[]
  default: string
  text: string
  ruling: string
  question: string
  answer: string
  names_seat: boolean
}

export interface GameLine {
  slug: string
  title: string
  blurb: string
  designer: string
  publisher: string
  seats: [number, number] | number[]
  minutes: number
  team: boolean
  rules_version: string
  components: string
  options: GameOption[]
}

export interface BotLevel {
  spec: string
  title: string
  text: string
}

export interface Catalogue {
  games: GameLine[]
  bots: BotLevel[]
  pithead: string
}

export interface RuleLine {
  id: string
  text: string
  where: string
  tag: 'stated' | 'inferred' | 'ruling'
  ruling: string
}

export interface RulingLine {
  id: string
  question: string
  answer: string
  option: string
}

export interface Rules {
  game: string
  version: string
  credits: string
  rules: RuleLine[]
  rulings: RulingLine[]
}

export interface ComponentData {
  game: string
  hash: string
  data: Record<string, unknown>
}

export interface Me {
  name: string
  person: string
}

export interface Chair {
  kind: 'me' | 'open' | 'bot'
  name?: string | null
  bot?: string | null
}

export interface NewTable {
  game: string
  seats: Chair[]
  options?: Record<string, string>
  listed?: boolean
  contribution?: string
  id?: string
}

export interface SeatLine {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  mine: boolean
  present: boolean
  link: string | null
}

export interface TableLine {
  id: string
  game: string
  title: string
  status: Status
  host: string
  seats: SeatLine[]
  created: number
  changed: number
  moves: number
  decides: number | null
  my_turn: boolean
}

export interface Lobby {
  open: TableLine[]
  running: TableLine[]
  mine: TableLine[]
}

export interface Decision {
  seat: number
  kind: string
  prompt: string
}

export interface Choice {
  notation: string
  form: Form
  words: string
  gain?: number | null
}

export interface CanUndo {
  step: boolean
  turn: boolean
  moves: number
}

export type View = Record<string, unknown>

export interface Position {
  version: number
  viewer: number | null
  status: Status
  moves: number
  decision: Decision
  view: View | null
  choices: Choice[]
  can_undo: CanUndo
  scores: number[] | null
  standing: number[][] | null
  won: boolean | null
  reason: string
}

export interface LogEntry {
  number: number
  seat: number
  words: string
  time: number
  notation: string | null
  form: Form | null
}

export interface ChatLine {
  number: number
  time: number
  name: string
  seat: number | null
  text: string
}

export interface TableInfo {
  id: string
  game: string
  title: string
  options: Record<string, string>
  listed: boolean
  status: Status
  am_host: boolean
  seats: SeatLine[]
  created: number
  commitment: string
  contributions: string[]
  seed: string | null
  link: string
}

export interface Table {
  info: TableInfo
  position: Position
  log: LogEntry[]
  chat: ChatLine[]
}

export interface Change {
  prior: number
  position: Position
  log_from: number
  log: LogEntry[]
  info: TableInfo | null
}

export interface RefusalLine {
  rule: string
  text: string
  rule_text: string
}

export interface Problem {
  status: number
  title: string
  detail: string
  code?: string
  refusals?: RefusalLine[]
  position?: Position | null
}

export interface Answer {
  id: string
  version: number
  repeated: boolean
  problem: Problem | null
}

export interface Explained {
  id: string
  legal: boolean
  notation: string | null
  refusals: RefusalLine[]
  unreadable: string
}

export interface Advice {
  notation: string
  form: Form
  words: string
  share: number
}

export interface Hint {
  id: string
  bot: string
  version: number
  moves: Advice[]
}

export type ServerMessage =
  | ({ type: 'table' } & Table)
  | ({ type: 'change' } & Change)
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'presence'; present: boolean[]; onlookers: number }
  | ({ type: 'answer' } & Answer)
  | ({ type: 'explained' } & Explained)
  | ({ type: 'hint' } & Hint)
  | { type: 'problem'; problem: Problem; id: string | null }
  | { type: 'bye'; reason: string; again: boolean }
  | ({ type: 'lobby' } & Lobby)

export type Request =
  | { type: 'play'; seat: number; version: number; move?: string; form?: Form }
  | { type: 'undo'; seat: number; version: number; scope: 'step' | 'turn' }
  | { type: 'explain'; seat: number; move?: string; form?: Form }
  | { type: 'hint'; seat: number; bot?: string | null; count?: number }
  | { type: 'chat'; text: string }
  | { type: 'look'; seat: number | null }
  | { type: 'ping' }

export interface SheetLine {
  what: string
  points: number
  rule: string
}

export interface SheetSeat {
  seat: number
  total: number
  lines: SheetLine[]
}

export interface Sheet {
  version: number
  over: boolean
  seats: SheetSeat[]
  standing: number[][]
  won: boolean | null
  reason: string
}

export interface Frame {
  number: number
  view: View
  entry: LogEntry | null
}

export interface Replay {
  moves: number
  frames: Frame[]
}

export interface Verified {
  holds: boolean
  proved: string[]
  fault: string
}
