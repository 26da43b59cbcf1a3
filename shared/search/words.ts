import { fold } from './fold.ts'

const longestWord = 20
export const shortestTerm = 2

/** The words of a text as they are indexed and looked up. */
export const words = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => [...word].slice(0, longestWord).join(''))

/** Every ending of every word, so that looking up a beginning finds any part of a word. */
export function suffixes(text: string): string[] {
  return words(text).flatMap((word) => {
    const letters = [...word]
    const count = Math.max(0, letters.length - shortestTerm + 1)
    return Array.from({ length: count }, (_, start) => letters.slice(start).join(''))
  })
}
