import { fold, foldings } from '#shared/platform/words/fold.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'

const longestTerm = 20

const cut = (term: string): string => [...term].slice(0, longestTerm).join('')

const wordsOf = (folded: string): string[] => folded.split(' ').filter(Boolean)

/** The words of a text as they are looked up. */
export const words = (text: string): string[] => wordsOf(fold(text)).map(cut)

/** A text without its gaps, which is the same for `warmup`, `warm-up` and `warm up`. */
export const joined = (text: string): string => fold(text).replaceAll(' ', '')

/** A folded text from each of its words on, without its gaps. */
export const fromEachWord = (folded: string): string[] =>
  wordsOf(folded).map((_, at, all) => all.slice(at).join(''))

/**
 * The words of a text as they are indexed, each with those behind it, so that it is found whether they are written as
 * one word or apart. A part beside an apostrophe is a word, too.
 */
export const indexedWords = (text: string): string[] =>
  foldings(text).flatMap(fromEachWord).map(cut).filter(isTerm)

/** The same, and every ending of every word, so that looking up a beginning finds any part of a word. */
export function suffixes(text: string): string[] {
  const folded = fold(text)
  const endings = wordsOf(folded).flatMap((word) => {
    const letters = [...cut(word)]
    return letters.slice(1).map((_, at) => letters.slice(at + 1).join(''))
  })
  return [...fromEachWord(folded).map(cut), ...endings].filter(isTerm)
}

/** The terms under which a query is looked up: its longest word, which leaves the fewest, and all of it as one word. */
export function lookupTerms(asked: readonly string[]): string[] {
  const longest = asked.filter(isTerm).toSorted((a, b) => b.length - a.length)[0]
  const whole = cut(asked.join(''))
  return [...new Set([...(longest ? [longest] : []), whole])].filter(isTerm)
}

/** Tells whether a text has all of these words as one, or each of them: in a word of its own, or written apart. */
export function hasWords(text: string, asked: readonly string[]): boolean {
  const folded = fold(text)
  const begins = beginsIn(folded)
  return begins(asked.join('')) || asked.every((word) => folded.includes(word) || begins(word))
}

/** Tells whether any word of a folded text, with those behind it, begins so. */
export function beginsIn(folded: string): (beginning: string) => boolean {
  const all = wordsOf(folded)
  const whole = all.join('')
  let at = 0
  const begun = all.map((word) => {
    at += word.length
    return at - word.length
  })
  return (beginning) => begun.some((place) => whole.startsWith(beginning, place))
}
