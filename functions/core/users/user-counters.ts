import * as z from 'zod/mini'
import { addTo } from '#core/db/add-to.ts'
import { commit } from '#core/db/commit.ts'
import { entity } from '#core/db/entity.ts'
import type { Write } from '#core/db/write.ts'
import type { User } from '#shared/users/user.ts'
import { UserCount } from '#shared/users/user-list-contract.ts'

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

/** Where an account has been counted, so that a change that is delivered twice counts once. */
export const countedUsers = entity({
  name: 'counted-user',
  erasure: 'by the stream',
  schema: z.object({ ...z.omit(UserCount, { count: true }).shape, id: z.string(), version: z.int() }),
  key: ({ id }: { id: string }) => ({ pk: `USER#${id}`, sk: 'COUNTED' }),
})

const changeCount = ({ membershipType, status, verificationStatus }: Standing, count: 1 | -1): Write =>
  addTo(userCounters, { membershipType, status, verificationStatus, count, version: 1 }, 'count')

/** Brings the counters in line with an account as it is now; `undefined` when it is gone. */
export async function countUser(id: string, user: User | undefined): Promise<void> {
  const counted = await countedUsers.get({ id }, { consistent: true })
  if (!user) {
    if (counted) await commit(countedUsers.delete(counted), changeCount(counted, -1))
    return
  }
  const { membershipType, status, verificationStatus, version } = user
  const current = { id, membershipType, status, verificationStatus, version }
  if (!counted) return commit(countedUsers.put(current, { absent: true }), changeCount(current, 1))
  if (counted.version >= version || standingOf(counted) === standingOf(current)) return
  await commit(
    countedUsers.put(current, { version: counted.version }),
    changeCount(counted, -1),
    changeCount(current, 1),
  )
}
