import type { SearchType } from '#shared/content/search/search-type.ts'
import { joined, lookupTerms } from '#shared/content/search/words.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import type { IndexedDocument } from './indexed-document.ts'
import { searchEntries, searchIndex, searchPartition } from './search-entries.ts'
import { searchTitles, titleIndex, titlePartition } from './search-titles.ts'

/** The most that is read of each: named so or starting so, containing the longest word or all words as one. */
const titlesRead = 20
const entriesRead = 100

/** The most that is read of all types together. */
const allTitlesRead = 40
const allEntriesRead = 150

/** What one lookup found: each has a word, or is called, as the lookup begins. */
export type Looked = { begins: string; documents: IndexedDocument[]; more: boolean }

/** The entries and the titles of one type, or of all types together. */
type Lists = {
  entries: (term: string) => Promise<Looked>
  titles: (key: string) => Promise<Looked>
}

type Page = { items: IndexedDocument[]; nextCursor?: string }

const looked = async (begins: string, reading: Promise<Page>): Promise<Looked> => {
  const { items, nextCursor } = await reading
  return { begins, documents: items, more: nextCursor !== undefined }
}

export const listsOf = (type: SearchType): Lists => ({
  entries: (term) => {
    const pk = searchPartition(type, term)
    return looked(term, searchEntries.list({ pk, prefix: term, limit: entriesRead }))
  },
  titles: (key) => {
    const pk = titlePartition(type, key)
    return looked(key, searchTitles.list({ pk, prefix: key, limit: titlesRead }))
  },
})

export const listsOfAll: Lists = {
  entries: (term) => {
    const pk = searchIndex(term)
    return looked(term, searchEntries.list({ index: 'gsi1', pk, prefix: term, limit: allEntriesRead }))
  },
  titles: (key) => {
    const pk = titleIndex(key)
    return looked(key, searchTitles.list({ index: 'gsi1', pk, prefix: key, limit: allTitlesRead }))
  },
}

/** Looks up the words: the longest one, and all of them as one. */
export const lookUpWords = (asked: readonly string[], { entries }: Lists): Promise<Looked[]> =>
  Promise.all(lookupTerms(asked).map(entries))

/** What has all words as one also has the longest word. */
export const isCut = ([longest]: readonly Looked[]): boolean => longest?.more ?? false

/**
 * Looks up what is called so, or starts so, where it may be missing among what has the words: more has them than is
 * read.
 */
export async function lookUpTitles(
  question: string,
  words: readonly Looked[],
  { titles }: Lists,
): Promise<Looked[]> {
  const key = joined(question)
  const isAmong = ({ begins, more }: Looked) => !more && key.startsWith(begins)
  const isMissing = words.length === 0 || (isCut(words) && !words.some(isAmong))
  return isMissing && isTerm(key) ? [await titles(key)] : []
}
