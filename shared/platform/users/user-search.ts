import { fold } from '#shared/platform/words/fold.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'

/** Terms are cut here: longer input is compared with the whole name. */
const longestTerm = 20

type Searched = { name: string; email: string }

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)

const cut = (word: string) => [...word].slice(0, longestTerm).join('')

/** The words of a search. */
export const searchedWords = (query: string): string[] => wordsOf(query)

/** A search, with the parts of an address in it as they were typed: `ember@` is the end of a name, not a word. */
export type UserSearch = { words: readonly string[]; addresses: readonly string[] }

export const userSearch = (query: string): UserSearch => ({
  words: searchedWords(query),
  addresses: query
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part.includes('@')),
})

/** `whole`: the term is the rest of a word, and not the beginning of that rest. */
export type LookupTerm = { term: string; whole: boolean }

/**
 * The term the index is asked for: the word before an @, which ends there, or else the longest one, which leaves the
 * fewest; none is long enough for "a".
 */
export function lookupTerm({ words, addresses }: UserSearch): LookupTerm | undefined {
  const before = addresses
    .map((address) => wordsOf(address.slice(0, address.indexOf('@'))).at(-1) ?? '')
    .filter((word) => isTerm(word) && cut(word) === word)
  const [ending] = longestFirst(before)
  if (ending) return { term: ending, whole: true }
  const [longest] = longestFirst(words.filter(isTerm))
  return longest === undefined ? undefined : { term: cut(longest), whole: false }
}

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => [...b].length - [...a].length)

/** Every ending of every word of the name and the address, so that the beginning of a term finds any part of them. */
export function userTerms({ name, email }: Searched): string[] {
  const endings = wordsOf(`${name} ${email}`).flatMap((word) => {
    const letters = [...word]
    return letters.map((_, start) => cut(letters.slice(start).join(''))).filter(isTerm)
  })
  return [...new Set(endings)]
}

/** Tells whether each word is part of a word of the name or the address, and each part of an address of the address. */
export function matchesSearch({ words, addresses }: UserSearch, { name, email }: Searched): boolean {
  const own = wordsOf(`${name} ${email}`)
  const address = email.toLowerCase()
  return (
    words.every((word) => own.some((one) => one.includes(word))) &&
    addresses.every((part) => address.includes(part))
  )
}
