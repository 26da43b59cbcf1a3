/** Keeps what was last made of a moment: many nouns ask for the same. */
export function keptFor<T>(make: (now: string) => T): (now: string) => T {
  let kept: { now: string; made: T } | undefined
  return (now) => {
    if (kept?.now !== now) kept = { now, made: make(now) }
    return kept.made
  }
}
