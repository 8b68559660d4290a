import type { LogEntry } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { Line } from '../game'

/** Every move is a line. */
export function lines(log: LogEntry[], say: Speaker): Line[] {
  return log.map(({ seat, event, number }) => {
    const about = event.seat ?? seat
    const gain = event.gains?.[about]
    return {
      seat: about,
      parts: say.event(event),
      from: number,
      to: number,
      places: event.places ?? [],
      ...(gain ? { gain } : {}),
    }
  })
}
