import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'

/** The months in which somebody joined who is or was in the directory: each has a sitemap. */
export const directoryMonths = entity({
  name: 'directory-month',
  schema: z.object({ month: z.string(), version: z.int() }),
  key: ({ month }: { month: string }) => ({ pk: 'MEMBERS#months', sk: month }),
})
