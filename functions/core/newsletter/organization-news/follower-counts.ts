import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { followings } from './followings.ts'

const FollowerCount = z.object({ organizationId: OrganizationId, count: z.int(), version: z.int() })
type FollowerCount = z.infer<typeof FollowerCount>

/** How many members follow an organization. */
export const followerCounts = entity({
  name: 'follower-count',
  erasure: 'impersonal',
  schema: FollowerCount,
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: `FOLLOWER_COUNT#${organizationId}`,
    sk: 'COUNT',
  }),
})

/** Stands for a follower who has been counted, so that a change delivered twice counts once. */
export const countedFollowers = entity({
  name: 'counted-follower',
  erasure: 'by the stream',
  schema: z.object({ organizationId: OrganizationId, userId: UserId, version: z.int() }),
  key: ({ organizationId, userId }: { organizationId: string; userId: string }) => ({
    pk: `FOLLOWER_COUNT#${organizationId}`,
    sk: `COUNTED#${userId}`,
  }),
})

const figures = {
  marks: countedFollowers,
  counters: followerCounts,
  adds: ({ organizationId }: { organizationId: FollowerCount['organizationId'] }) => [
    { organizationId, count: 1, version: 1 },
  ],
}

/** Counts the followers of each organization. */
export const countFollowers: Counting = {
  of: followings.name,
  recount: async ({ before, after, current }) => {
    const row = after ?? before
    const key = { organizationId: String(row?.organizationId), userId: String(row?.userId) }
    await recount(figures, key, async (counted) => {
      const item = await current()
      const following = item && followings.read(item)
      if (Boolean(counted) === Boolean(following?.follows)) return undefined
      if (!following?.follows) return { mark: undefined }
      const { organizationId, userId, version } = following
      return {
        mark: { organizationId, userId, version: 1 },
        // It may have ended by the time it is counted.
        unchanged: followings.check(key, { version }),
      }
    })
  },
}

/** The followers of an organization as the table stream has counted them. */
export const followerCount = async (organizationId: string): Promise<number> =>
  (await followerCounts.get({ organizationId }))?.count ?? 0
