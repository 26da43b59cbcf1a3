export type Tone = 'ok' | 'kept' | 'pay' | 'bad'

/** The patterns in milliseconds, on and off: one short for yes, two for a question, long for no. */
const patterns: Record<Tone, number[]> = { ok: [60], kept: [60, 60, 60], pay: [120, 80, 120], bad: [400] }

/** A buzz that is recognized without looking. A device without it misses nothing. */
export function buzz(tone: Tone): void {
  navigator.vibrate?.(patterns[tone])
}
