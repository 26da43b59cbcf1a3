import { type Projection, projection } from '#core/projections/projection.ts'
import type { Row } from '#core/projections/row.ts'
import type { NounSearchType, SearchDocument } from '#shared/search/search-document.ts'
import { indexedWords, suffixes } from '#shared/search/words.ts'
import { searchEntries } from './search-entries.ts'
import { searchTitles } from './search-titles.ts'

const snippetLength = 200
const mostTags = 5

type Source<Thing> = { name: string; read: (row: Row) => Thing }

/** Puts what is public of a noun into the index: by every word ending of its title, every word of its description, and its title. */
export function searchable<Thing>(
  of: Source<Thing>,
  { type, document }: NounSearchType<Thing>,
): Projection[] {
  const shown = (thing: Thing) => {
    const found = document(thing)
    if (!found) return []
    const { description, tags } = found
    return [
      {
        ...found,
        description: description.slice(0, snippetLength),
        ...(tags && { tags: tags.slice(0, mostTags) }),
        type,
        version: 1,
      },
    ]
  }
  return [
    projection({
      of,
      into: searchEntries,
      rows: (thing) => shown(thing).flatMap((one) => termsOf(one).map((term) => ({ ...one, term }))),
      isMade: (entry) => termsOf(entry).includes(entry.term),
    }),
    projection({ of, into: searchTitles, rows: shown }),
  ]
}

/** By which a document is found, from what of it is shown. */
const termsOf = ({ title, description }: Pick<SearchDocument, 'title' | 'description'>): string[] => [
  ...new Set([...suffixes(title), ...indexedWords(description)]),
]
