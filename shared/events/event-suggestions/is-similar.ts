import { fold } from '#shared/platform/words/fold.ts'

type Named = { title: string; city: string }

/**
 * Tells whether two events at the same time may be one: in the same city, or with most words of the title in
 * common.
 */
export function isSimilar(one: Named, other: Named): boolean {
  if (fold(one.city) === fold(other.city)) return true
  const [words, others] = [wordsOf(one.title), wordsOf(other.title)]
  const fewest = Math.min(words.size, others.size)
  return fewest > 0 && [...words].filter((word) => others.has(word)).length > fewest / 2
}

/** Leaves out years and short words, which titles share by chance. */
const wordsOf = (title: string) =>
  new Set(
    fold(title)
      .split(' ')
      .filter((word) => /\p{L}{3}/u.test(word)),
  )
