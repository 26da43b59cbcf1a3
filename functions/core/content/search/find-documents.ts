import { askedWords } from '#shared/content/search/asked-words.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { hasWords, joined, lookupTerms } from '#shared/content/search/words.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import type { IndexedDocument } from './indexed-document.ts'
import { searchEntries, searchPartition } from './search-entries.ts'
import { searchTitles, titlePartition } from './search-titles.ts'

/** The most that is read of each: named so or starting so, containing the longest word or all words as one. */
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
  const asked = askedWords(question, type)
  const [titled, ...worded] = await Promise.all([
    titlesLike(type, joined(question)),
    ...lookupTerms(asked).map((term) => entriesOf(type, term)),
  ])
  const matches = new Map<string, IndexedDocument>()
  for (const document of [titled, ...worded].flatMap(({ items }) => items)) {
    const { title, description, place = '' } = document
    if (hasWords(`${title} ${description} ${place}`, asked)) matches.set(document.id, document)
  }
  // What has all words as one also has the longest word.
  return { documents: [...matches.values()], more: worded[0]?.nextCursor !== undefined }
}

const titlesLike = async (type: SearchType, prefix: string): Promise<Page> =>
  isTerm(prefix)
    ? searchTitles.list({ pk: titlePartition(type, prefix), prefix, limit: titlesRead })
    : { items: [] }

const entriesOf = (type: SearchType, term: string): Promise<Page> =>
  searchEntries.list({ pk: searchPartition(type, term), prefix: term, limit: entriesRead })
