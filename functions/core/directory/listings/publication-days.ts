import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

export const publicationDaysPartition = 'LISTINGS#days'

/** The days on which past and present listings were published: each has a sitemap. */
export const publicationDays = entity({
  name: 'listing-publication-day',
  erasure: 'impersonal',
  schema: z.object({ day: z.iso.date(), version: z.int() }),
  key: ({ day }: { day: string }) => ({ pk: publicationDaysPartition, sk: day }),
})
