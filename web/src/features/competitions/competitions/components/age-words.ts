const second = 1000
const lostAfterMs = 60_000

/** The age of the shown data, and a warning once nothing has come for a minute. */
export function ageWords(readAt: number, now: number): { words: string; isLost: boolean } {
  const age = Math.max(0, now - readAt)
  return age > lostAfterMs
    ? { words: 'Connection lost. Results may be out of date.', isLost: true }
    : { words: `Updated ${Math.floor(age / second)} s ago`, isLost: false }
}
