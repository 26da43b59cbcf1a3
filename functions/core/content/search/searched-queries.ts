import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

/** Until then the night job may ask again for a day that leaves the longest ranking. */
const keptDays = 190

export const searchedOn = (day: string) => `SEARCHED#${day}`

/**
 * The number of callers who searched for a query on a day, and of those who found nothing. No one is named.
 */
export const searchedQueries = entity({
  name: 'searched-query',
  erasure: 'impersonal',
  schema: z.object({
    day: z.iso.date(),
    query: z.string(),
    callers: z.int(),
    zero: z.int(),
    version: z.int(),
  }),
  key: ({ day, query }: { day: string; query: string }) => ({ pk: searchedOn(day), sk: query }),
  expiresAt: ({ day }) => `${addDays(day, keptDays)}T00:00:00.000Z`,
})
