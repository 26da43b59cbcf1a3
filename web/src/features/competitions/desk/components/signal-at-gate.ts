import { buzz, type Tone } from '#web/features/platform/offline/buzz.ts'

const pitches: Record<Tone, number> = { ok: 880, kept: 740, pay: 440, bad: 220 }

let audio: AudioContext | undefined

/** A tone and a buzz that differ without looking. A device without them misses nothing. */
export function signalAtGate(tone: Tone): void {
  buzz(tone)
  try {
    audio ??= new AudioContext()
    const oscillator = audio.createOscillator()
    const volume = audio.createGain()
    volume.gain.value = 0.15
    oscillator.frequency.value = pitches[tone]
    oscillator.connect(volume).connect(audio.destination)
    oscillator.start()
    oscillator.stop(audio.currentTime + (tone === 'bad' ? 0.4 : 0.12))
  } catch {
    // Browsers without sound say it on the screen.
  }
}
