/** A function ends after fifteen minutes; one more call may be made after this. */
const secondsAtWork = 600

/** Longest of one turn, after which another may begin. */
export const leaseSeconds = 900

/** A piece of work that stops in time; a later turn goes on where it stopped. */
export type Turn = { now: string; isOver: () => boolean }

export function newTurn(now: string): Turn {
  const started = performance.now()
  return { now, isOver: () => performance.now() - started > secondsAtWork * 1000 }
}
