import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import type { Row } from '#core/platform/projections/row.ts'
import type { User } from '#shared/platform/users/user.ts'
import { UserCount } from '#shared/platform/users/user-list-contract.ts'

type Standing = Omit<UserCount, 'count'>

const standingOf = ({ membershipType, status, verificationStatus }: Standing) =>
  [membershipType, status, verificationStatus].join('#')

export const countersPartition = 'USER_COUNTS'

/** One figure for each standing that an account can have: fifty-four at most. */
export const userCounters = entity({
  name: 'user-counter',
  erasure: 'impersonal',
  schema: z.object({ ...UserCount.shape, version: z.int() }),
  key: (standing: Standing) => ({ pk: countersPartition, sk: standingOf(standing) }),
})

/** The place where an account has been counted, so that a change delivered twice counts once. */
export const countedUsers = entity({
  name: 'counted-user',
  erasure: 'by the stream',
  schema: z.object({ ...z.omit(UserCount, { count: true }).shape, id: z.string(), version: z.int() }),
  key: ({ id }: { id: string }) => ({ pk: `USER#${id}`, sk: 'COUNTED' }),
})

const figures = {
  marks: countedUsers,
  counters: userCounters,
  adds: ({ membershipType, status, verificationStatus }: Standing) => [
    { membershipType, status, verificationStatus, count: 1, version: 1 },
  ],
}

/** Brings the counters in line with an account as it is now; `undefined` when it is gone. */
const countUser = (id: string, user: User | undefined): Promise<void> =>
  recount(figures, { id }, async (counted) => {
    if (!user) return { mark: undefined }
    const { membershipType, status, verificationStatus, version } = user
    const mark = { id, membershipType, status, verificationStatus, version }
    const isCounted = counted && (counted.version >= version || standingOf(counted) === standingOf(mark))
    return isCounted ? undefined : { mark }
  })

/** Counts the accounts of each standing. */
export const countUsersOf = (accounts: { name: string; read: (row: Row) => User }): Counting => ({
  of: accounts.name,
  recount: async ({ before, after, current }) => {
    const item = await current()
    await countUser(String((after ?? before)?.id), item && accounts.read(item))
  },
})
