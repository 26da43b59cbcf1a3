const firstWarning = 5

/** Whether so many attempts in a row without a success belong into the log: the fifth, and each doubling of it. */
export function isWorthRecording(attempts: number): boolean {
  const times = attempts / firstWarning
  return times >= 1 && Number.isInteger(Math.log2(times))
}
