import { firstDayOfViews, type Views, viewsBetween } from '#shared/community/profile-views/views-between.ts'
import { profileViews } from './profile-views.ts'

/** The views of a member’s profile: sixty rows at most. */
export async function ownViews(userId: string, now: string): Promise<Views> {
  const keyOn = (on: string) => profileViews.key({ userId, on })
  const first = keyOn(firstDayOfViews(now))
  const { items } = await profileViews.list({
    pk: first.pk,
    between: [first.sk, keyOn(now.slice(0, 10)).sk],
    limit: 60,
  })
  return viewsBetween(items, now)
}
