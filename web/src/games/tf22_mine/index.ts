import type { Form, View } from '../../net/wire'
import type { GameUi } from '../game'
import Aid from './Aid.svelte'
import { saying } from './banner'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import './mine.css'
import Facts from './Facts.svelte'
import Fight from './Fight.svelte'
import Glyph from './Glyph.svelte'
import { lines } from './log'
import Pieces from './Pieces.svelte'
import { key, show } from './picking'
import Seat from './Seat.svelte'
import Tray from './Tray.svelte'
import { mine } from './view'

/** A crew is where it acts, unless the move names a card; a pushed loader is at no card. */
function where({ kind, to, cell, crew }: Form, view: View): string | null {
  const place = to ?? cell
  if (typeof place === 'string') return place
  const crews = mine(view).public.players[view.decision.seat]?.crews ?? []
  const acting = crews.find(({ colour }) => colour === crew) ?? crews[0]
  return ['collect', 'steal', 'deliver'].includes(kind) ? (acting?.cell ?? null) : null
}

const ui: GameUi = {
  Board,
  Cover,
  Tray,
  Seat,
  Glyph,
  Facts,
  Aid,
  Pieces,
  Over: Fight,
  lines,
  saying,
  show,
  key,
  where,
  high: true,
  keys: (say) => [
    ['N', say.ui('keys-next')],
    ['A–C', say.ui('keys-turn')],
    ['D–K', say.ui('keys-actions')],
  ],
  fights: ({ event }) => event.kind === 'steal',
  line: (view, seat) => {
    const colour = mine(view).public.players[seat]?.crews[0]?.colour
    return colour ? `var(--tf-${colour}-line)` : null
  },
  points: (view, seat) => mine(view).public.players[seat]?.markers ?? null,
}

export default ui
