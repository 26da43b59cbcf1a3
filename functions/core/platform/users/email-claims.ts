import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The owner of an email address. One item per address, so that two profiles can never share one. */
export const emailClaims = entity({
  name: 'email-claim',
  erasure: 'by address',
  schema: z.object({ email: z.string(), userId: z.string(), version: z.int() }),
  key: ({ email }: { email: string }) => ({ pk: `EMAIL#${email}`, sk: 'CLAIM' }),
})
