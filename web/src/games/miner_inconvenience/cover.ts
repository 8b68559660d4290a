/** Cards laid as cubes, for the picture in the lobby. */

type At = [x: number, y: number]

export interface CubeCard {
  at: At
  /** Tunnels, one word each; see `tunnels`. */
  ways: string
  nuggets?: At[]
  ladder?: At
}

const X = 55.43

/** Later cards lie on earlier ones. */
export const CUBES: CubeCard[] = [
  { at: [0, 0], ways: '0< 4> 5< 5> 5-', nuggets: [[19, 0]], ladder: [-18.5, 32] },
  { at: [0, -64], ways: '3> 4< 4> 4- 5<', nuggets: [[-10, 17]], ladder: [37, 0] },
  { at: [-X, -160], ways: '0> 1- 2< 2> 2- 3- 4< 4> 4- 5<', ladder: [-37, 0] },
  { at: [X, -160], ways: '0- 1< 2> 3- 4- 5< 5> 5-', ladder: [-18.5, 32] },
  { at: [2 * X, -128], ways: '1> 2< 2> 2- 3< 3> 3- 4< 4> 4- 5<', nuggets: [[-46, -15]] },
  { at: [3 * X, -96], ways: '1> 2- 3< 3> 3- 4<', nuggets: [[36, 32]] },
  {
    at: [2 * X, 0],
    ways: '0> 1- 2< 2> 2- 3- 4- 5<',
    nuggets: [
      [36, -32],
      [10, 17],
    ],
  },
  { at: [3 * X, 32], ways: '0< 0> 0- 1< 1> 1- 2< 2> 2- 3< 3> 3- 4< 4> 4- 5< 5> 5-', nuggets: [[-46, 15]] },
  { at: [2 * X, -64], ways: '0- 1< 1> 1- 2< 2> 2- 3< 5>', nuggets: [[10, -47]], ladder: [18.5, 32] },
]

export const BUILDINGS: { at: At; range: number; upgraded: boolean }[] = [
  { at: [-X, -160], range: 2, upgraded: false },
  { at: [3 * X, -96], range: 4, upgraded: true },
]

const SPOKES: At[] = [
  [0, -32],
  [X / 2, -16],
  [X / 2, 16],
  [0, 32],
  [-X / 2, 16],
  [-X / 2, -16],
]
const RIMS: At[] = [
  [X / 2, -48],
  [X, 0],
  [X / 2, 48],
  [-X / 2, 48],
  [-X, 0],
  [-X / 2, -48],
]

/** Arcs round a shared corner. "2<": from rim side 2 to spoke 2; "2>": to spoke 3; "2-": from spoke 2 to spoke 3. */
export function tunnels(ways: string): string {
  return ways
    .split(' ')
    .map((word) => {
      const k = Number(word[0])
      const from = word[1] === '-' ? SPOKES[k]! : RIMS[k]!
      const to = SPOKES[word[1] === '<' ? k : (k + 1) % 6]!
      return `M${from[0]} ${from[1]}A32 32 0 0 ${word[1] === '>' ? 0 : 1} ${to[0]} ${to[1]}`
    })
    .join('')
}
