import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import type { Following } from '#shared/newsletter/organization-news/following.ts'
import { steppedFollowing, type Wanted } from '#shared/newsletter/organization-news/stepped-following.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { countFollowed } from './followed-counts.ts'
import { followings } from './followings.ts'

type Changing = {
  userId: Following['userId']
  organizationId: Following['organizationId']
  /** What the member wants, from what they are to the organization now. */
  wanted: (now: Wanted) => Wanted
  also: (wanted: Wanted) => Write[] | Promise<Write[]>
}

const nothing: Wanted = { follows: false, isMuted: false }

/**
 * Changes what a member is to an organization. Following begins only where there is a page to follow; ending it, and
 * turning its mails off, works for one that has none any more.
 */
export const changeFollowing = (
  { userId, organizationId, wanted, also }: Changing,
  now: string,
): Promise<Wanted> =>
  untilUnchanged(
    async () => {
      const [user, organization, before] = await Promise.all([
        users.get({ id: userId }, { consistent: true }),
        organizations.get({ id: organizationId }, { consistent: true }),
        followings.get({ userId, organizationId }, { consistent: true }),
      ])
      if (!user || (!organization && !before)) throw organizationRefusal.notFound()
      const { follows, isMuted } = before ?? nothing
      const next = wanted({ follows, isMuted })
      if (next.follows === follows && next.isMuted === isMuted) return next
      if (next.follows && !follows && !(organization && hasPage(organization)))
        throw organizationRefusal.notFound()
      const after = steppedFollowing(before, { organizationId, userId }, next, now)
      await commit(
        ...written(before, after),
        ...(next.follows === follows ? [] : [await countFollowed(userId, next.follows ? 1 : -1)]),
        // The check keeps a following from coming after the erasure of its member.
        users.check({ id: userId }, { version: user.version }),
        ...(await also(next)),
      )
      return next
    },
    { crowd: true },
  )

function written(before: Following | undefined, after: Following | undefined): Write[] {
  if (after) return [followings.put(after, before ? { version: before.version } : { absent: true })]
  return before ? [followings.delete(before)] : []
}
