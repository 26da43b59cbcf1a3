import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { UserId } from '#shared/users/user.ts'

/** That a member has a second factor, and the hashes of the recovery codes that are left. Its secret is the pool’s. */
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
