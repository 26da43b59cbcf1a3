import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** A member’s second factor, with the hashes of the remaining recovery codes. Its secret is in the pool. */
export const secondFactors = entity({
  name: 'second-factor',
  erasure: 'with the member',
  schema: z.object({
    userId: UserId,
    enabledAt: z.iso.datetime(),
    recoveryHashes: z.array(z.string()),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'SECOND_FACTOR' }),
})
