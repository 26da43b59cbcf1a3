import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The days on which past and present members of the directory joined: each has a sitemap. */
export const directoryDays = entity({
  name: 'directory-day',
  erasure: 'impersonal',
  schema: z.object({ day: z.iso.date(), version: z.int() }),
  key: ({ day }: { day: string }) => ({ pk: 'MEMBERS#days', sk: day }),
})
