import { words } from '#shared/content/search/words.ts'
import { fold } from '#shared/platform/words/fold.ts'

/** One letter begins too many titles. */
const fewest = 2

/** What a few letters name by the first letter of each word of its title, such as `sd` the subwoofer designer. */
export function findByInitials<T extends { title: string }>(question: string, all: readonly T[]): T[] {
  const asked = fold(question).replaceAll(' ', '')
  if (asked.length < fewest) return []
  return all.filter(({ title }) => initialsOf(title).startsWith(asked))
}

const initialsOf = (title: string) =>
  words(title)
    .map((word) => word[0] ?? '')
    .join('')
