/** Small sounds made on the spot, so that nothing has to be fetched. */

import { settings } from './settings.svelte'

let context: AudioContext | undefined

function note(at: number, pitch: number, length: number, volume: number): void {
  if (!context) return
  const tone = context.createOscillator()
  const loud = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  const start = context.currentTime + at
  loud.gain.setValueAtTime(0, start)
  loud.gain.linearRampToValueAtTime(volume, start + 0.012)
  loud.gain.exponentialRampToValueAtTime(0.0008, start + length)
  tone.connect(loud).connect(context.destination)
  tone.start(start)
  tone.stop(start + length + 0.05)
}

/** Two struck bells for a turn, a falling pair for a blow, a low knock for talk, a chord for the end. */
export function ring(what: 'turn' | 'struck' | 'talk' | 'over'): void {
  if (!settings.sound) return
  try {
    context ??= new AudioContext()
    void context.resume()
    if (what === 'turn') {
      note(0, 587.3, 0.5, 0.16)
      note(0.13, 880, 0.8, 0.14)
    } else if (what === 'struck') {
      note(0, 330, 0.3, 0.14)
      note(0.12, 233, 0.5, 0.14)
    } else if (what === 'talk') note(0, 392, 0.18, 0.06)
    else [523.3, 659.3, 784, 1046.5].forEach((pitch, step) => note(step * 0.14, pitch, 0.9, 0.12))
  } catch {
    // No sound is no harm.
  }
}
