import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

export const allSuppressions = 'SUPPRESSIONS'

/** Addresses that bounced for good or complained; nothing is sent to them. `gsi1` lists them, oldest first. */
export const suppressions = entity({
  name: 'suppression',
  erasure: 'by address',
  schema: z.object({
    email: z.string(),
    reason: z.enum(['bounce', 'complaint']),
    createdAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ email }: { email: string }) => ({ pk: `SUPPRESSION#${email}`, sk: 'SUPPRESSION' }),
  gsi1: ({ email, createdAt }) => ({ pk: allSuppressions, sk: `${createdAt}#${email}` }),
  // Only their keys changed: rows from before `gsi1` get it as they are rewritten.
  migrations: [(row) => row],
})
