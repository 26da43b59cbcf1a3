import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

export const allSuppressions = 'SUPPRESSIONS'

/**
 * Addresses that bounced for good, complained, or were entered by hand. `all`: nothing goes there but what a template
 * says. `bulk`: no newsletters. `gsi1` lists them, oldest first.
 */
export const suppressions = entity({
  name: 'suppression',
  erasure: 'by address',
  schema: z.object({
    email: z.string(),
    scope: z.enum(['all', 'bulk']),
    reason: z.enum(['bounce', 'complaint', 'by_hand']),
    /** What the administrator wrote who entered it. */
    note: z.optional(z.string()),
    /** The id that the mail service gave to the mail which came back, or was called spam. */
    source: z.optional(z.string()),
    createdAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ email }: { email: string }) => ({ pk: `SUPPRESSION#${email}`, sk: 'SUPPRESSION' }),
  gsi1: ({ email, createdAt }) => ({ pk: allSuppressions, sk: `${createdAt}#${email}` }),
  migrations: [
    // Only their keys changed: rows from before `gsi1` get it as they are rewritten.
    (row) => row,
    // The first ones knew no scope, and ended everything.
    (row) => ({ scope: 'all', ...row }),
  ],
})
export type StoredSuppression = ReturnType<typeof suppressions.read>

/** What keeps any mail but those of newsletters from an address. */
export async function suppressionOfAll(
  email: string,
  options: { consistent?: boolean } = {},
): Promise<StoredSuppression | undefined> {
  const suppression = await suppressions.get({ email: email.toLowerCase() }, options)
  return suppression?.scope === 'all' ? suppression : undefined
}
