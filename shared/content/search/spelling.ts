import { words } from './words.ts'

/** A slip in a shorter word could be meant for too many others. */
const shortest = 4

/** Numbers and the names of parts differ by a sign without a slip. */
const isSpelled = (word: string): boolean => [...word].length >= shortest && /^\p{L}+$/u.test(word)

/** The words of a text that others may have meant with a slip. */
export const spelledWords = (text: string): string[] => [...new Set(words(text).filter(isSpelled))]

const backward = (word: string): string => [...word].reverse().join('')

/** A word as its neighbors are found: from its first letter on, and from its last one back. */
export const spellings = (word: string) =>
  [
    { from: 'first', letters: word },
    { from: 'last', letters: backward(word) },
  ] as const

/**
 * The beginning and the end of a misspelled word, as they are looked up. One slip spoils only one of them in a word of
 * five letters or more, because the letter between them is in neither.
 */
export function intactParts(word: string) {
  const letters = [...word]
  const half = Math.floor(letters.length / 2)
  return [
    { from: 'first', letters: letters.slice(0, half).join('') },
    { from: 'last', letters: backward(letters.slice(letters.length > shortest ? half + 1 : half).join('')) },
  ] as const
}
