/** The shapes that travel, by the names used in the client. schema.d.ts is generated from the server's description. */

import type { components } from './schema'

type Shapes = components['schemas']

export type FieldValue = string | number
/** A move as named fields; the description only says "some fields", every move has a kind. */
export type Form = { kind: string } & Record<string, FieldValue>
/** What a seat may know of the position: each game has its own. */
export type View = Record<string, unknown>

type With<Shape, More> = Omit<Shape, keyof More> & More

export type GameOption = Shapes['Option']
export type GameLine = Shapes['GameLine']
export type BotLevel = Shapes['BotLevel']
export type Catalogue = Shapes['Catalogue']
export type RuleLine = Shapes['RuleLine']
export type RulingLine = Shapes['RulingLine']
export type Rules = Shapes['Rules']
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
export type RefusalLine = Shapes['RefusalLine']
export type Sheet = Shapes['Sheet']
export type SheetSeat = Shapes['SheetSeat']
export type SheetLine = Shapes['SheetLine']
export type Verified = Shapes['Verified']
export type Explained = Shapes['Explained']

export type Choice = With<Shapes['Choice'], { form: Form; gain?: number | null }>
export type Position = With<Shapes['Position'], { view: View | null; choices: Choice[] }>
/** What a move did, for programs: whom it is about, the places it touched, points by seat, and what else a game tells. */
export type Facts = Partial<With<Shapes['Facts'], { detail: Record<string, unknown> }>>
export type LogEntry = With<Shapes['LogEntry'], { form: Form | null; facts: Facts | null }>
export type Table = With<Shapes['Table'], { position: Position; log: LogEntry[] }>
export type Change = With<Shapes['Change'], { position: Position; log: LogEntry[] }>
export type Problem = With<
  Shapes['Problem'],
  { type?: string; code?: string; refusals?: RefusalLine[]; position?: Position | null }
>
export type Answer = With<Shapes['Answer'], { problem: Problem | null }>
export type Refused = With<Shapes['Refused'], { problem: Problem }>
export type LineMove = With<Shapes['LineMove'], { form: Form | null }>
export type Advice = With<Shapes['Advice'], { form: Form; line: LineMove[] }>
export type Hint = With<Shapes['Hint'], { moves: Advice[] }>
export type Frame = With<Shapes['Frame'], { view: View; entry: LogEntry | null }>
export type Replay = With<Shapes['Replay'], { frames: Frame[] }>
export type OpenedRecord = With<Shapes['OpenedRecord'], { replay: Replay }>

export type ServerMessage =
  | Table
  | Change
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

export type Chair = Pick<Shapes['Chair'], 'kind'> & Partial<Shapes['Chair']>
export type NewTable = Pick<Shapes['NewTable'], 'game'> & { seats: Chair[] } & Partial<
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
