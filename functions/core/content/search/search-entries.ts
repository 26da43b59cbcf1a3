import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { termGroup } from '#shared/platform/words/is-term.ts'
import { IndexedDocument } from './indexed-document.ts'

/** One word (or word ending) of one searchable thing, with what a result shows, so that a lookup is one query. */
const SearchEntry = z.object({
  ...IndexedDocument.shape,
  term: z.string(),
})
export type SearchEntry = z.infer<typeof SearchEntry>

/** The type is part of the key, so that finding one type never costs more because of others. */
export const searchPartition = (type: SearchType, term: string) => `SEARCH#${type}#${termGroup(term)}`

/** The same entries once more with those of all types together, so that a search of everything is one query, too. */
export const searchIndex = (term: string) => `SEARCH#${termGroup(term)}`

const placeOf = ({ term, id }: Pick<SearchEntry, 'term' | 'id'>) => `${term}#${id}`

export const searchEntries = entity({
  name: 'search-entry',
  erasure: 'impersonal',
  packed: true,
  schema: SearchEntry,
  key: ({ type, term, id }: Pick<SearchEntry, 'type' | 'term' | 'id'>) => ({
    pk: searchPartition(type, term),
    sk: placeOf({ term, id }),
  }),
  gsi1: (entry) => ({ pk: searchIndex(entry.term), sk: placeOf(entry) }),
})
