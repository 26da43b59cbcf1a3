import { fold } from '#shared/search/fold.ts'
import { isTerm } from '#shared/search/is-term.ts'
import type { SearchDocument } from '#shared/search/search-document.ts'
import type { SearchType } from '#shared/search/search-type.ts'
import { words } from '#shared/search/words.ts'
import { searchEntries, searchPartition } from './search-entries.ts'
import { searchTitles, titlePartition } from './search-titles.ts'

export type FoundDocument = SearchDocument & { type: SearchType }

/** How many of each are read at most: called so, starting so, holding the longest word. */
const titlesRead = 20
const entriesRead = 100

/**
 * What of one type has all words that are asked for, by three queries at most, however much there is. What is called
 * so, or starts so, is always found; of a word that more have than are read, only those that come first.
 */
export async function findDocuments(type: SearchType, question: string): Promise<FoundDocument[]> {
  const asked = words(question)
  const found = await Promise.all([...titleQueries(type, fold(question)), ...wordQueries(type, asked)])
  const matches = new Map<string, FoundDocument>()
  for (const document of found.flat()) {
    const content = fold(`${document.title} ${document.description}`)
    if (asked.every((word) => content.includes(word))) matches.set(document.id, document)
  }
  return [...matches.values()]
}

function titleQueries(type: SearchType, title: string): Promise<FoundDocument[]>[] {
  if (!isTerm(title)) return []
  // What is called so comes behind longer titles, because `#` does not sort first.
  return [`${title}#`, title].map(async (prefix) => {
    const { items } = await searchTitles.list({
      pk: titlePartition(type, title),
      prefix,
      limit: titlesRead,
    })
    return items
  })
}

/** By the longest word; the others narrow down what it finds. */
function wordQueries(type: SearchType, asked: readonly string[]): Promise<FoundDocument[]>[] {
  const term = asked.filter(isTerm).toSorted((a, b) => b.length - a.length)[0]
  if (!term) return []
  const entries = searchEntries.list({ pk: searchPartition(type, term), prefix: term, limit: entriesRead })
  return [entries.then(({ items }) => items)]
}
