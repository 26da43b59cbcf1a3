import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { termGroup } from '#shared/search/is-term.ts'

/** One word (or word ending) of one searchable thing, with what a result shows, so that a lookup is one query. */
export const SearchEntry = z.object({
  term: z.string(),
  id: z.string(),
  type: z.enum(['event', 'business', 'content', 'user', 'organization']),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  version: z.int(),
})
export type SearchEntry = z.infer<typeof SearchEntry>

export const searchPartition = (term: string) => `SEARCH#${termGroup(term)}`

export const searchEntries = entity({
  name: 'search-entry',
  erasure: 'impersonal',
  schema: SearchEntry,
  key: ({ term, id }: { term: string; id: string }) => ({ pk: searchPartition(term), sk: `${term}#${id}` }),
})
