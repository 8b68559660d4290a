import type { Form, View } from '../../net/wire'
import type { GameUi } from '../game'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import { told } from './actions'
import { saying } from './banner'
import { coloured } from './colours'
import './dunaia.css'
import Facts from './Facts.svelte'
import { key, show } from './keys'
import Pieces from './Pieces.svelte'
import Seat from './Seat.svelte'
import { lines, sheetRows } from './story'
import Tray from './Tray.svelte'
import { dunaia } from './view'

/** Dice, spaces and Elders are on the common board; squares and lines are in a village. */
function where({ kind, seat, square, place, space, value }: Form, view: View): string | null {
  if (kind === 'take') return `die/${value}`
  if (kind === 'call') return `elder/${space}`
  const spot = square ?? place
  return spot === undefined ? (space === undefined ? null : `space/${space}`) : `${seat ?? view.decision.seat}/${spot}`
}

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
  style: (view) => coloured(dunaia(view).public.players.map(({ colour }) => colour)),
  show,
  key,
  where,
  high: true,
  keys: (say) => [
    ['1–6', say.ui('keys-number')],
    ['E', say.ui('keys-elder')],
    ['W', say.ui('keys-quiet')],
    ['B F M C', say.ui('keys-space')],
    ['N', say.ui('keys-next')],
    ['T', say.ui('keys-turn')],
  ],
  points: (view, seat) => dunaia(view).public.players[seat]?.score ?? null,
}

export default ui
