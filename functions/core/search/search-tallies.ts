import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { SearchTally } from '#shared/search/search-tally.ts'

/** What the night job has counted of one query; its places in the rankings follow from it. */
export const searchTallies = entity({
  name: 'search-tally',
  erasure: 'impersonal',
  schema: SearchTally,
  key: ({ query }: { query: string }) => ({ pk: `SEARCH_TALLY#${query}`, sk: 'TALLY' }),
})

/** How many searches a day had, for the trend. */
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
