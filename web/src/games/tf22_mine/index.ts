import type { GameUi } from '../game'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Facts from './Facts.svelte'
import Fight from './Fight.svelte'
import Glyph from './Glyph.svelte'
import { key, saying, told } from './play'
import Seat from './Seat.svelte'
import { lines } from './story'
import Tray from './Tray.svelte'
import { mine } from './view'
import { w } from './words'

export const tf22Mine: GameUi = {
  Board,
  Cover,
  Tray,
  Seat,
  Glyph,
  Facts,
  Aid,
  Over: Fight,
  lines,
  saying,
  told,
  key,
  keys: w.keys,
  fights: ({ form }) => form?.kind === 'steal',
  line: (view, seat) => {
    const colour = mine(view).players[seat]?.crews[0]?.colour
    return colour ? `var(--tf-${colour}-line)` : null
  },
  points: (view, seat) => mine(view).players[seat]?.markers ?? null,
}
