import type { GameUi } from '../game'
import Aid from './Aid.svelte'
import { saying, told } from './banner'
import Board from './Board.svelte'
import Chart from './Chart.svelte'
import Cover from './Cover.svelte'
import './miner.css'
import Dug from './Dug.svelte'
import Facts from './Facts.svelte'
import Goal from './Goal.svelte'
import { key } from './keys'
import Pieces from './Pieces.svelte'
import Result from './Result.svelte'
import Seat from './Seat.svelte'
import { lines, moments, verdict } from './story'
import Strip from './Strip.svelte'
import Team from './Team.svelte'
import Tray from './Tray.svelte'
import { miner } from './view'

const ui: GameUi = {
  Board,
  Cover,
  Tray,
  Seat,
  Facts,
  Piece: Dug,
  Aid,
  Pieces,
  lines,
  saying,
  told,
  key,
  keys: (say) => [
    ['C', say.ui('keys-card')],
    ['N', say.ui('keys-next')],
    ['B', say.ui('keys-build')],
    ['U', say.ui('keys-upgrade')],
    ['Shift-U', say.ui('keys-undo')],
  ],
  points: (view, seat) => miner(view).public.players[seat]?.cards ?? null,
  unit: (say, cards) => say.ui('cards-left', { cards }),
  team: { Goal, Strip, Panel: Team, Result, Chart, verdict, moments, chart: (say) => say.ui('chart') },
}

export default ui
