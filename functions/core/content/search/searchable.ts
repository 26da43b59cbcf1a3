import { type Projection, projection } from '#core/platform/projections/projection.ts'
import type { Row } from '#core/platform/projections/row.ts'
import type { NounSearchType, SearchDocument } from '#shared/content/search/search-document.ts'
import { snippet } from '#shared/content/search/snippet.ts'
import { indexedWords, suffixes } from '#shared/content/search/words.ts'
import { searchEntries } from './search-entries.ts'
import { searchTitles } from './search-titles.ts'
import { spelledEntries, spelledEntriesOf } from './spelled-entries.ts'

const mostTags = 5

type Searched = Pick<SearchDocument, 'title' | 'description' | 'place' | 'keywords'>

type Source<Thing> = {
  name: string
  read: (row: Row) => Thing
  key: (thing: Thing) => { pk: string; sk: string }
}

/**
 * Indexes the public part of a noun: every word ending of its title, every word of its description, of its place, and of its keywords,
 * its title, and how its words are spelled.
 */
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
        description: snippet(description),
        ...(tags && { tags: tags.slice(0, mostTags) }),
        type,
        source: of.key(thing),
        version: 1,
      },
    ]
  }
  const source = (row: { source?: { pk: string; sk: string } | undefined }) => row.source
  return [
    projection({
      of,
      into: searchEntries,
      rows: (thing) => shown(thing).flatMap((one) => termsOf(one).map((term) => ({ ...one, term }))),
      isMade: (entry) => termsOf(entry).includes(entry.term),
      source,
    }),
    projection({ of, into: searchTitles, rows: shown, source }),
    projection({
      of,
      into: spelledEntries,
      rows: (thing) => shown(thing).flatMap(spelledEntriesOf),
      isMade: (entry) => spelledEntriesOf(entry).some(({ letters }) => letters === entry.letters),
      source,
    }),
  ]
}

/** The words that find a document, from its visible parts. */
const termsOf = ({ title, description, place = '', keywords = '' }: Searched): string[] => [
  ...new Set([
    ...suffixes(title),
    ...indexedWords(description),
    ...indexedWords(place),
    ...indexedWords(keywords),
  ]),
]
