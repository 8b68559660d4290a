import type { GameUi } from '../game'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Facts from './Facts.svelte'
import Pieces from './Pieces.svelte'
import { key, saying, told } from './play'
import Seat from './Seat.svelte'
import { lines, sheetRows } from './story'
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
