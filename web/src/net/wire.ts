/** The types of messages, under the names used in the client. schema.d.ts is generated from the server's API description. */

import type { Delta } from './delta'
import type { components } from './schema'

type Shapes = components['schemas']

export type FieldValue = string | number
/** A move as named fields. The description only says "some fields", but every move has a kind. */
export type Form = { kind: string } & Record<string, FieldValue>
/** A seat's view of the position, and an event: each game has its own. */
export type View = Shapes['View']
export type Event = Shapes['Event']

type With<Shape, More> = Omit<Shape, keyof More> & More

export type GameOption = Shapes['Option']
export type GameLine = Shapes['GameLine']
export type BotLevel = Shapes['BotLevel']
export type Catalogue = Shapes['Catalogue']
export type RuleLine = Shapes['RuleLine']
export type RulingLine = Shapes['RulingLine']
export type Rules = Shapes['Rules']
export type ExampleStep = With<Shapes['ExampleStep'], { form: Form | null }>
export type ExampleLine = With<Shapes['ExampleLine'], { steps: ExampleStep[] }>
export type Examples = With<Shapes['Examples'], { examples: ExampleLine[] }>
export type Difference = Shapes['Difference']
export type ComponentData = With<Shapes['ComponentData'], { data: Record<string, unknown> }>
export type Me = Shapes['Me']
export type SeatLine = Shapes['SeatLine']
export type TableLine = Shapes['TableLine']
export type Lobby = Shapes['Lobby']
export type Listing = Shapes['Listing']
export type Decision = Shapes['Decision']
export type CanUndo = Shapes['CanUndo']
export type ChatLine = Shapes['ChatLine']
export type TableInfo = Shapes['TableInfo']
export type Refusal = Shapes['Refusal']
export type Sheet = Shapes['Sheet']
export type SheetSeat = Shapes['SheetSeat']
export type Line = Shapes['Line']
export type Lesson = Shapes['Lesson']
export type Tip = Shapes['Tip']
export type Tips = Shapes['Tips']
export type Verified = Shapes['Verified']
export type Explained = Shapes['Explained']

/** One legal move; the server sends those of a kind in columns. */
export interface Choice {
  form: Form
  /** The change in the player's points, where that is known. */
  gain: number | null
  /** The rule to show beside the move, if the game names one. */
  rule?: string
}
export type Columns = Shapes['Choices']
export type Position = Shapes['Position']
/** A move of the log, with its number. */
export type LogEntry = Shapes['Logged'] & { number: number }
export type Table = Shapes['Table']
export type Change = Shapes['Change']
/** A change with the delta of its position. */
export type Parts = With<Shapes['Parts'], { position: Delta; info?: TableInfo | null }>
export type Problem = With<
  Shapes['Problem'],
  { type?: string; code?: string; refusals?: Refusal[]; position?: Position | null }
>
export type Answer = With<Shapes['Answer'], { problem: Problem | null }>
export type Refused = With<Shapes['Refused'], { problem: Problem }>
export type Advice = With<Shapes['Advice'], { form: Form }>
export type Hint = With<Shapes['Hint'], { moves: Advice[] }>
export type Frame = Shapes['Frame']
export type Replay = Shapes['Replay']
export type OpenedRecord = Shapes['OpenedRecord']

export type ServerMessage =
  | Table
  | Change
  | Parts
  | Shapes['Chatted']
  | Shapes['Presence']
  | Answer
  | Explained
  | Hint
  | Refused
  | Shapes['Bye']
  | Lobby
  | Listing
  | Shapes['Own']

// What the client sends: fields with a default may be left out.

export type NewSeat = Pick<Shapes['NewSeat'], 'kind'> & Partial<Shapes['NewSeat']>
export type NewTable = Pick<Shapes['NewTable'], 'game'> & { seats: NewSeat[] } & Partial<
    Omit<Shapes['NewTable'], 'seats'>
  >

export type Request =
  | { type: 'play'; seat: number; version: number; move?: string; form?: Form }
  | { type: 'undo'; seat: number; version: number; scope: 'step' | 'turn' }
  | { type: 'explain'; seat: number; move?: string; form?: Form }
  | { type: 'hint'; seat: number; count?: number }
  | { type: 'chat'; text: string }
  | { type: 'look'; seat: number | null }
  | { type: 'ping' }
