/** What lies open on this screen and is nobody else's business. */

class Desk {
  /** The die that is pointed at. */
  die = $state<number | null>(null)
  /** The village that is opened large, by seat. */
  village = $state<number | null>(null)
  /** Whether the common board is open, where there is no room for it beside the village. */
  board = $state(false)
  /** The turn in which the player wants to be asked for no Elder and no Elite power. */
  quiet = $state('')
  /** Houses that can take the die, by place. */
  houses = $state.raw<ReadonlySet<string>>(new Set())
  /** The tile that was pointed at before the build space had its die. */
  tile: string | null = null
}

export const desk = new Desk()
