import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

export const itemDaysPartition = 'ITEMS#days'

/** The days on which past and present items came to the top, published or renewed: each has a sitemap. */
export const itemDays = entity({
  name: 'item-publication-day',
  erasure: 'impersonal',
  schema: z.object({ day: z.iso.date(), version: z.int() }),
  key: ({ day }: { day: string }) => ({ pk: itemDaysPartition, sk: day }),
})
