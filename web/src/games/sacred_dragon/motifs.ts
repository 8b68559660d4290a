/** The motifs of wedges: each grows from the middle of its edge, so that two matching edges complete one figure.
    Drawn once, towards east; the tile turns it. Colours: e the enamel, s its shade, m the motif. */

export interface Shape {
  d: string
  fill?: 's' | 'm' | 'e'
  stroke?: 's' | 'm'
  width?: number
}

export const WEDGE = 'M42-23.05V23.05L18.82 9.67V-9.67Z'

const dots = (radius: number, r: number, count: number, spread: number): string => {
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = Math.PI - spread + (2 * spread * i) / (count - 1)
    const x = 42 + radius * Math.cos(angle)
    const y = radius * Math.sin(angle)
    path += `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  }
  return path
}
const arc = (r: number): string => `M42 ${-r}A${r} ${r} 0 0 0 42 ${r}`

const MOTIFS: Record<string, Shape[]> = {
  triangles: [
    { d: 'M42-25 19 0 42 25z', fill: 's' },
    { d: 'M42-20 23.500 0 42 20z', fill: 'e' },
    { d: 'M42-10 29 0 42 10z', fill: 'm' },
  ],
  dots: [
    { d: dots(15, 1.7, 8, 1.31) + dots(21.3, 1.5, 9, 1.17), fill: 's' },
    { d: `${arc(9.5)}z`, fill: 'm' },
  ],
  waves: [
    { d: arc(7) + arc(13), stroke: 'm', width: 2.8 },
    { d: arc(19), stroke: 's', width: 2.6 },
  ],
  hatching: [
    {
      d: 'M18.820-19H42M18.820-14H42M18.820-9.500H42M18.820 9.500H42M18.820 14H42M18.820 19H42',
      stroke: 's',
      width: 1.7,
    },
    { d: 'M42 11.500 39.500 4.330 32.040 5.750 37 0 32.040-5.750 39.500-4.330 42-11.500z', fill: 'm' },
  ],
  bars: [
    { d: 'M36.500-20V20M31-17V17M25.500-14V14', stroke: 's', width: 2.2 },
    { d: 'M42-9H34V9H42z', fill: 'm' },
  ],
  lozenges: [
    { d: 'M42-22 34-14 42-6M42 22 34 14 42 6M28-9 22 0 28 9 34 0z', stroke: 's', width: 2.2 },
    { d: 'M42-7 33 0 42 7z', fill: 'm' },
  ],
}

const ALL = Object.values(MOTIFS)

/** The motif of a pattern; an unknown pattern gets one of its own by its place in the list. */
export function motif(pattern: string, index: number): Shape[] {
  return MOTIFS[pattern] ?? ALL[index % ALL.length] ?? []
}
