import type { GameUi } from '../game'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Desk from './Desk.svelte'
import './dynamine.css'
import Facts from './Facts.svelte'
import Pieces from './Pieces.svelte'
import { saying } from './banner'
import { key } from './keys'
import { lines } from './log'
import { show } from './picking'
import { sheetRows } from './sheet'
import { dynamine as mines } from './view'
import Rewards from './Rewards.svelte'
import Seat from './Seat.svelte'
import Tray from './Tray.svelte'

const ui: GameUi = {
  Board,
  Cover,
  Tray,
  Desk,
  Seat,
  Facts,
  Aid: Rewards,
  Pieces,
  lines,
  sheetRows,
  saying,
  show,
  key,
  keys: (say) => [
    ['N', say.ui('keys-next')],
    ['B', say.ui('keys-market')],
    ['M', say.ui('keys-move')],
    ['S', say.ui('keys-spend')],
    ['C', say.ui('keys-cards')],
    ['V / P', say.ui('keys-once')],
    ['E', say.ui('keys-end')],
  ],
  points: (view, seat) => mines(view).scores[seat] ?? null,
}

export default ui
