import { entity } from '#core/platform/db/entity.ts'
import { Following } from '#shared/newsletter/organization-news/following.ts'

export const followedBy = (userId: string) => `FOLLOWING#${userId}`
export const followersOf = (organizationId: string) => `FOLLOWERS#${organizationId}`

/** What members are to organizations; `gsi1` lists the followers of one. */
export const followings = entity({
  name: 'organization-following',
  erasure: 'by its noun',
  schema: Following,
  key: ({ userId, organizationId }: { userId: string; organizationId: string }) => ({
    pk: followedBy(userId),
    sk: organizationId,
  }),
  gsi1: ({ userId, organizationId, follows }) =>
    follows ? { pk: followersOf(organizationId), sk: userId } : undefined,
})
