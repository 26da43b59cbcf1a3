import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { addTime } from '#shared/time/add-time.ts'
import { UserId } from '#shared/users/user.ts'

const hoursOpen = 24

/** The address a member wants to have, until its code comes back. The code itself is the user pool’s. */
export const emailChanges = entity({
  name: 'email-change',
  schema: z.object({
    userId: UserId,
    email: z.string(),
    requestedAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'EMAIL_CHANGE' }),
  expiresAt: ({ requestedAt }) => addTime(requestedAt, { hours: hoursOpen }),
})

/** The table deletes late, days late at worst: what has expired counts as gone before. */
export const isOpen = ({ requestedAt }: { requestedAt: string }, now: string): boolean =>
  now < addTime(requestedAt, { hours: hoursOpen })
