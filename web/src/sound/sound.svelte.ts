/** A few soft sounds, synthesised on the spot. Off until someone wants them; remembered in this browser. */

import type { Cue } from './cues'

interface Note {
  /** Hertz at the beginning and, if it glides, at the end. */
  pitch: number
  to?: number
  /** Seconds. */
  at: number
  length: number
  loud: number
  wave?: OscillatorType
}

const CUES: Record<Cue, Note[]> = {
  place: [
    { pitch: 210, to: 120, at: 0, length: 0.09, loud: 0.5 },
    { pitch: 1400, to: 900, at: 0, length: 0.02, loud: 0.08 },
  ],
  turn: [
    { pitch: 587, at: 0, length: 0.22, loud: 0.22 },
    { pitch: 880, at: 0.12, length: 0.34, loud: 0.2 },
  ],
  fight: [
    { pitch: 147, to: 139, at: 0, length: 0.26, loud: 0.35, wave: 'triangle' },
    { pitch: 220, to: 208, at: 0.08, length: 0.3, loud: 0.28, wave: 'triangle' },
    { pitch: 311, to: 294, at: 0.16, length: 0.36, loud: 0.2, wave: 'triangle' },
  ],
  end: [392, 494, 587, 784].map((pitch, i) => ({ pitch, at: 0.13 * i, length: 0.7, loud: 0.18 })),
}

export const sound = $state({ on: localStorage.getItem('sound') === 'on' })
let context: AudioContext | undefined

/** Turn sound on or off, and remember it. */
export function toggleSound(): void {
  sound.on = !sound.on
  localStorage.setItem('sound', sound.on ? 'on' : 'off')
  if (sound.on) play('place')
}

/** Play a cue, if sound is on. */
export function play(cue: Cue): void {
  if (!sound.on) return
  context ??= new AudioContext()
  void context.resume()
  for (const note of CUES[cue]) strike(context, note)
}

/** One note with a quick rise and a slow fall, so that nothing clicks. */
function strike(on: AudioContext, { pitch, to, at, length, loud, wave = 'sine' }: Note): void {
  const start = on.currentTime + at
  const voice = new OscillatorNode(on, { type: wave, frequency: pitch })
  const volume = new GainNode(on, { gain: 0 })
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + length)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud * 0.4, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(on.destination)
  voice.start(start)
  voice.stop(start + length + 0.02)
}
