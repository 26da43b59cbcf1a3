import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

/**
 * Notes that a caller has searched for something today, as a hash of both, so that neither can be read from it, nor the
 * caller’s other searches.
 */
export const searchCallers = entity({
  name: 'search-caller',
  erasure: { days: 2 },
  schema: z.object({ day: z.iso.date(), caller: z.string(), version: z.int() }),
  key: ({ day, caller }: { day: string; caller: string }) => ({
    pk: `SEARCHER#${day}#${caller}`,
    sk: 'CALLER',
  }),
  expiresAt: ({ day }) => `${addDays(day, 2)}T00:00:00.000Z`,
})
