import type { GameUi } from '../game'
import Aid from './Aid.svelte'
import { saying, told } from './banner'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Facts from './Facts.svelte'
import { lines } from './log'
import Pieces from './Pieces.svelte'
import { key } from './picking'
import Seat from './Seat.svelte'
import { sheetRows } from './sheet'
import Tray from './Tray.svelte'
import { dragon } from './view'

const ui: GameUi = {
  Board,
  Cover,
  Tray,
  Seat,
  Facts,
  Aid,
  Pieces,
  lines,
  sheetRows,
  saying,
  told,
  key,
  keys: (say) => [
    ['N', say.ui('keys-next')],
    ['R', say.ui('keys-turn')],
    ['D', say.ui('keys-draw')],
    ['X', say.ui('keys-give-up')],
  ],
  points: (view, seat) => dragon(view).public.players[seat]?.points ?? null,
}

export default ui
