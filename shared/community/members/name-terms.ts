import { fold, foldings } from '#shared/platform/words/fold.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'

const longestTerm = 24
const longestName = 60

const firstOf = (text: string, length: number) => [...text].slice(0, length).join('')

const cut = (term: string) => firstOf(term, longestTerm).trimEnd()

/** A query for names as it is looked up. */
export const nameQuery = (question: string): string => cut(fold(question))

/**
 * Returns every search term of a name, each a beginning: the name from every letter on, continuing with its
 * first words after the last one. This finds any part of it, even across two words and with the last name
 * first.
 */
export function nameTerms(...names: string[]): string[] {
  const written = names.flatMap((name) => foldings(firstOf(name, longestName)))
  const found = written.flatMap((name) => {
    const words = firstOf(name, longestName).split(' ').filter(Boolean)
    const [first, last] = [words[0], words.at(-1)]
    return [...rotations(words), ...(words.length > 2 ? [`${first} ${last}`, `${last} ${first}`] : [])]
  })
  return [...new Set(found.map(cut))].filter(isTerm)
}

const rotations = (words: string[]): string[] =>
  words.flatMap((word, place) => {
    const others = [...words.slice(place + 1), ...words.slice(0, place)]
    const letters = [...word]
    return letters.map((_, from) => [letters.slice(from).join(''), ...others].join(' '))
  })
