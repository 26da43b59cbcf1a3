const firstWarning = 5

/**
 * Tells whether this many consecutive failed attempts belong in the log: the fifth, and each doubling of it.
 */
export function isWorthRecording(attempts: number): boolean {
  const times = attempts / firstWarning
  return times >= 1 && Number.isInteger(Math.log2(times))
}
