import { fold, foldings } from '#shared/platform/words/fold.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'

const longestWord = 20

const wordsOf = (folded: string): string[] =>
  folded
    .split(' ')
    .filter(Boolean)
    .map((word) => [...word].slice(0, longestWord).join(''))

/** The words of a text as they are looked up. */
export const words = (text: string): string[] => wordsOf(fold(text))

/** The words of a text as they are indexed: a part beside an apostrophe is one, too. */
export const indexedWords = (text: string): string[] => foldings(text).flatMap(wordsOf).filter(isTerm)

/** Every ending of every word, so that looking up a beginning finds any part of a word. */
export function suffixes(text: string): string[] {
  return words(text).flatMap((word) => {
    const letters = [...word]
    return letters.map((_, start) => letters.slice(start).join('')).filter(isTerm)
  })
}
