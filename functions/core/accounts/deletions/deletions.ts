import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'

const Deletion = z.object({
  userId: UserId,
  dueAt: z.iso.datetime(),
  /** The administrator who decided; without one it is the owner’s decision, and they may still be deciding. */
  orderedBy: z.optional(UserId),
  /** The time since when it waits for a payment provider that has no keys; administrators are told once. */
  blockedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type Deletion = z.infer<typeof Deletion>

/** Accounts scheduled for deletion. `gsi1` lists them by date. */
export const deletions = entity({
  name: 'deletion',
  erasure: 'with the member',
  schema: Deletion,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'DELETION' }),
  gsi1: ({ userId, dueAt }) => ({ pk: 'DELETIONS', sk: `${dueAt}#${userId}` }),
})

/** Notes that an account was deleted, and when: an older state of the table that is restored must know. */
export const erasures = entity({
  name: 'erasure',
  erasure: 'kept',
  schema: z.object({ userId: UserId, erasedAt: z.iso.datetime(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `ERASED#${userId}`, sk: 'ERASURE' }),
  gsi1: ({ userId, erasedAt }) => ({ pk: 'ERASURES', sk: `${erasedAt}#${userId}` }),
})
