import type { SearchType } from '#shared/content/search/search-type.ts'
import { words } from '#shared/content/search/words.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import type { IndexedDocument } from './indexed-document.ts'
import { searchEntries, searchPartition } from './search-entries.ts'
import { searchTitles, titlePartition } from './search-titles.ts'

/** The most that is read of each: named so, starting so, containing the longest word. */
const titlesRead = 20
const entriesRead = 100

type Page = { items: IndexedDocument[]; nextCursor?: string }

/**
 * Things of one type that have all the words of a query, by three queries at most, however much there is. An exact
 * title, or one that starts like it, is always found. For a word that more things have than are read, only the first
 * ones are: then there may be more.
 */
export async function findDocuments(
  type: SearchType,
  question: string,
): Promise<{ documents: IndexedDocument[]; more: boolean }> {
  const asked = words(question)
  const pages = await Promise.all([...titleQueries(type, fold(question)), ...wordQueries(type, asked)])
  const matches = new Map<string, IndexedDocument>()
  for (const document of pages.flatMap(({ items }) => items)) {
    const content = fold(`${document.title} ${document.description}`)
    if (asked.every((word) => content.includes(word))) matches.set(document.id, document)
  }
  // The last query finds what the others find, and more.
  return { documents: [...matches.values()], more: pages.at(-1)?.nextCursor !== undefined }
}

function titleQueries(type: SearchType, title: string): Promise<Page>[] {
  if (!isTerm(title)) return []
  // An exact title comes after longer titles, because `#` does not sort first.
  return [`${title}#`, title].map((prefix) =>
    searchTitles.list({ pk: titlePartition(type, title), prefix, limit: titlesRead }),
  )
}

/** Queries by the longest word; the others narrow down what it finds. */
function wordQueries(type: SearchType, asked: readonly string[]): Promise<Page>[] {
  const term = asked.filter(isTerm).toSorted((a, b) => b.length - a.length)[0]
  if (!term) return []
  return [searchEntries.list({ pk: searchPartition(type, term), prefix: term, limit: entriesRead })]
}
