import { fold } from '#shared/platform/words/fold.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'

/** Terms are cut here: longer input is compared with the whole name. */
const longestTerm = 20

type Searched = { name: string; email: string }

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)

const cut = (word: string) => [...word].slice(0, longestTerm).join('')

/** The words of a search. */
export const searchedWords = (query: string): string[] => wordsOf(query)

/** The term the index is asked for: the longest word, which leaves the fewest; none is long enough for "a". */
export function lookupTerm(words: readonly string[]): string | undefined {
  const longest = words.filter(isTerm).toSorted((a, b) => [...b].length - [...a].length)[0]
  return longest && cut(longest)
}

/** Every ending of every word of the name and the address, so that the beginning of a term finds any part of them. */
export function userTerms({ name, email }: Searched): string[] {
  const endings = wordsOf(`${name} ${email}`).flatMap((word) => {
    const letters = [...word]
    return letters.map((_, start) => cut(letters.slice(start).join(''))).filter(isTerm)
  })
  return [...new Set(endings)]
}

/** Tells whether each word is part of a word of the name or the address. */
export function matchesSearch(words: readonly string[], { name, email }: Searched): boolean {
  const own = wordsOf(`${name} ${email}`)
  return words.every((word) => own.some((one) => one.includes(word)))
}
