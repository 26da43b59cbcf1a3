import { log } from '#core/platform/log/log.ts'
import { askedWords } from '#shared/content/search/asked-words.ts'
import { isOneSlip } from '#shared/content/search/one-slip.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { intactParts, spelledWords } from '#shared/content/search/spelling.ts'
import { hasWords, words } from '#shared/content/search/words.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { type SpelledEntry, spelledEntries, spellingPartition } from './spelled-entries.ts'

/** So many words are looked up, by two queries each, and so much is read of each. */
const mostWords = 2
const entriesRead = 100

/** Fewer results than this may come from a slip. */
const few = 3
const titled = 25

/** True where a query may have a slip: little is found, and nothing is called so. */
export const mayBeSlip = (results: readonly Pick<SearchResult, 'relevanceScore'>[]): boolean =>
  results.length < few && results.every(({ relevanceScore }) => relevanceScore < titled)

/**
 * The query that was probably meant, with one word of it spelled as something public has it that has the other words,
 * too. A search never fails because of it.
 */
export async function meantQuery(question: string, type?: SearchType): Promise<string | undefined> {
  const doubted = spelledWords(question)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostWords)
  try {
    const found = await Promise.all(doubted.map((word) => correctionsOf(question, word, type)))
    return mostFrequent(found.flat())
  } catch (error) {
    log.error('search.not_spelled', { error })
    return undefined
  }
}

/** The query with this word corrected, once for each thing that is found by it. */
async function correctionsOf(question: string, doubted: string, type?: SearchType): Promise<string[]> {
  const near = await entriesNear(doubted)
  // Something has it as it is written.
  if (near.some(({ word }) => word === doubted)) return []
  const corrected = (word: string) => words(question).map((one) => (one === doubted ? word : one))
  const meant = near.filter(({ word, title, description, place = '', ...one }) => {
    if (!isOneSlip(word, doubted) || (type && one.type !== type)) return false
    const asked = askedWords(corrected(word).join(' '), one.type)
    return hasWords(`${title} ${description} ${place}`, asked)
  })
  const things = new Map(meant.map((entry) => [`${entry.id}#${entry.word}`, entry.word]))
  return [...things.values()].map((word) => corrected(word).join(' '))
}

async function entriesNear(word: string): Promise<SpelledEntry[]> {
  const pages = await Promise.all(
    intactParts(word)
      .filter(({ letters }) => isTerm(letters))
      .map(({ from, letters }) =>
        spelledEntries.list({ pk: spellingPartition(from, letters), prefix: letters, limit: entriesRead }),
      ),
  )
  return pages.flatMap(({ items }) => items)
}

function mostFrequent(queries: readonly string[]): string | undefined {
  const counted = [...Map.groupBy(queries, (query) => query)]
  return counted.toSorted(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1))[0]?.[0]
}
