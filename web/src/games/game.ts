/** The interface of a game's board. The frame knows only this. */

import type { Component } from 'svelte'
import type { Picked } from '../model/narrow'
import type { Playing } from '../model/playing'
import type { TableModel } from '../model/table.svelte'
import type { ComponentData, Form, Frame, LogEntry, SeatLine, Sheet, View } from '../net/wire'
import { textOf, type Part, type Speaker } from '../words/say'
import type { IconName } from '../pieces/icons'

export interface Action {
  label: string
  run(): void
  key?: string
  main?: boolean
  icon?: IconName
  /** The move that it plays, if it is one. */
  form?: Picked
}

export type Mood = 'turn' | 'fight' | 'wait' | 'refused' | 'last' | 'lost' | 'over'

/** The choice in words. */
export const told = (ui: GameUi, say: Speaker, form: Form, box: ComponentData, view?: View | null): string =>
  ui.told?.(say, form, box, view) ?? textOf(say.form(form))

/** The content of the banner. */
export interface Saying {
  mood: Mood
  title: string
  text: string
  actions: Action[]
  /** The rule behind the sentence, if one can be named. */
  rule?: string
  /** A move is picked and waits for its main button, or for another choice first: nothing else is offered. */
  settled?: boolean
}

/** One line of the log: one or more moves in one sentence. */
export interface Line {
  seat: number
  parts: Part[]
  /** Numbers of the moves in the line. */
  from: number
  to: number
  gain?: number
  rule?: string
  /** A piece that the line is about, drawn by the game's `Piece`. */
  piece?: string
  /** Places on the board that the line is about. */
  places: string[]
  /** A heading before the line, such as a new round. */
  head?: string
}

export interface BoardProps {
  view: View
  box: ComponentData
  seats: SeatLine[]
  /** A table, or an example to play on without one. Absent in replays and pictures: then nothing can be picked. */
  table: Playing | null
  /** Fetch the board in words, if it is still current. */
  source?: { id: string; viewer: number | null }
  /** Places of the last move. */
  last: string[]
  /** Places pointed at in the log. */
  pointed: string[]
  /** A picture in a text: pieces may be as large as the box allows. */
  picture?: boolean
}

/** Everything a board needs to draw a position anywhere, with or without a table to play on. */
export type DrawnProps = Pick<BoardProps, 'view' | 'table' | 'last' | 'pointed'> & {
  seats?: readonly SeatLine[]
}

export interface SeatProps {
  view: View
  box: ComponentData
  seat: number
  /** The table, where something in the card can be clicked. */
  table?: TableModel | null
}

/** The gallery's input for a game: its components and its words. */
export interface PiecesProps {
  box: ComponentData
  say: Speaker
}

/** A row of the final sheet, one cell per seat; `sub` is a sum of the rows above it. */
export interface SheetRow {
  what: string
  rule: string
  cells: { detail: string; points: number | null }[]
  sub?: boolean
}

export interface TeamVerdict {
  title: string
  text: string
}

/** A move that decided much. */
export interface Moment {
  frame: number
  seat: number
  parts: Part[]
}

/** A team game's replacement for rival scores. */
export interface TeamUi {
  /** At the head of the rail: the goal, and how far the team is. */
  Goal: Component<{ view: View }>
  /** The same in brief, for the strip on a phone. */
  Strip: Component<{ view: View }>
  /** Everything the team has, in the panel. */
  Panel: Component<{ view: View; table?: TableModel | null }>
  /** The ending, in place of the score sheet. */
  Result: Component<{ view: View; log: LogEntry[]; seats: SeatLine[] }>
  /** A chart of the game, in the units given, in place of the lead; and what it shows, in words. */
  Chart: Component<{ frames: Frame[]; width: number; height: number }>
  chart(say: Speaker): string
  verdict(view: View, say: Speaker): TeamVerdict | null
  moments(log: LogEntry[], say: Speaker, view: View): Moment[]
}

export interface GameUi {
  Board: Component<BoardProps>
  Cover: Component
  /** Under the board: the hand, or the actions. */
  Tray?: Component<{ table: TableModel; view: View; box: ComponentData }>
  /** Beside the board, above the panel: what all players share and choose from, such as a market. */
  Desk?: Component<{ table: TableModel | null; view: View; box: ComponentData; last: string[] }>
  /** In the seat's card: what must be visible at a glance. */
  Seat?: Component<SeatProps>
  /** The seat's own piece instead of the disc. */
  Glyph?: Component<SeatProps & { size: number }>
  /** In the log: the piece that a line is about. */
  Piece?: Component<{ view: View; name: string }>
  /** In the bar: round, pile. */
  Facts?: Component<{ view: View; log: LogEntry[] }>
  /** At the foot of the rail: the player aid. */
  Aid?: Component<{ view: View; table?: TableModel | null }>
  /** In the gallery: every piece in every state. */
  Pieces?: Component<PiecesProps>
  /** Over the board: a fight, for example. */
  Over?: Component<{ table: TableModel; view: View; box: ComponentData }>
  lines(log: LogEntry[], say: Speaker): Line[]
  /** The banner while the viewer decides. */
  saying(table: TableModel, view: View, box: ComponentData): Saying
  /** A choice in words, where the catalogue's sentence would say too little. */
  told?(say: Speaker, form: Form, box: ComponentData, view?: View | null): string
  /** Preview a move on the board, if picking its fields is not enough; the selection is cleared first. */
  show?(table: TableModel, form: Form): void
  /** A key the frame does not know; true if it was used. */
  key?(table: TableModel, key: string, view: View, box: ComponentData): boolean
  /** The place on the board where a refused move of a worked example is marked, if none of its fields names it. */
  where?(form: Form, view: View): string | null
  /** Whether the board is higher than a picture in a text usually is. */
  high?: boolean
  /** Keys of the game's own and what they do. */
  keys?: (say: Speaker) => readonly (readonly [key: string, does: string])[]
  /** Points of a seat now, where the game has them. */
  points(view: View, seat: number): number | null
  /** The unit, unless it is points: "cards". */
  unit?(say: Speaker, count: number): string
  /** For games that all seats play together. */
  team?: TeamUi
  /** The final sheet as rows; without it every line of the server's sheet is a row. */
  sheetRows?(log: LogEntry[], sheet: Sheet, say: Speaker): SheetRow[]
  /** Style variables of a table, such as the colours that its box gives the seats; everything drawn for it reads them. */
  style?(view: View): string
  /** A seat's colour as a thin line in charts, where the game has one. */
  line?(view: View, seat: number): string | null
  /** Whether a move is a fight, for the choice of sound. */
  fights?(entry: LogEntry): boolean
  /** The game has no board of its own: the server's text is the board, and past positions are not shown. */
  inWords?: boolean
  /** The tab shown first. */
  tab?: 'log' | 'moves'
}
