import type { GameUi } from '../game'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Facts from './Facts.svelte'
import { key, saying, told } from './play'
import Seat from './Seat.svelte'
import { lines, sheetRows } from './story'
import Tray from './Tray.svelte'
import { dragon } from './view'
import { w } from './words'

export const sacredDragon: GameUi = {
  Board,
  Cover,
  Tray,
  Seat,
  Facts,
  Aid,
  lines,
  sheetRows,
  saying,
  told,
  key,
  keys: w.keys,
  points: (view, seat) => dragon(view).players[seat]?.points ?? null,
}
