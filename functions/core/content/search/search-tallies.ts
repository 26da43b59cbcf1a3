import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { SearchTally } from '#shared/content/search/search-tally.ts'

/** The night job’s counts for one query; its places in the rankings follow from them. */
export const searchTallies = entity({
  name: 'search-tally',
  erasure: 'impersonal',
  schema: SearchTally,
  key: ({ query }: { query: string }) => ({ pk: `SEARCH_TALLY#${query}`, sk: 'TALLY' }),
})

/** The number of searches on a day, for the trend. */
export const searchDays = entity({
  name: 'search-day',
  erasure: 'impersonal',
  schema: z.object({
    day: z.iso.date(),
    callers: z.int(),
    zero: z.int(),
    version: z.int(),
  }),
  key: ({ day }: { day: string }) => ({ pk: 'SEARCH_DAYS', sk: day }),
})
