import { fold } from '#shared/platform/words/fold.ts'

const mostChanges = 2

/** True if only a few letters must change to turn one text into the other. */
function isAlike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > mostChanges) return false
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let n = 0; n < other.length; n++)
      next.push(
        Math.min((next[n] ?? 0) + 1, (row[n + 1] ?? 0) + 1, (row[n] ?? 0) + (other[n] === letter ? 0 : 1)),
      )
    // It only becomes more from here.
    if (Math.min(...next) > mostChanges) return false
    row = next
  }
  return (row[other.length] ?? 0) <= mostChanges
}

/** A name as it is compared: also with its words in another order. */
export type Folded = { name: string; sorted: string }

export const foldedName = (name: string): Folded => {
  const whole = fold(name)
  return { name: whole, sorted: whole.split(' ').toSorted().join(' ') }
}

/** Names that are not the same and much alike, which are offered and never taken. */
export const isNear = (one: Folded, other: Folded): boolean =>
  one.name !== other.name && (one.sorted === other.sorted || isAlike(one.name, other.name))
