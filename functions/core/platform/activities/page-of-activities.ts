import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import type { Activity } from '#shared/platform/activities/activity.ts'
import type { ActivityType } from '#shared/platform/activities/activity-type.ts'
import type { ListedActivity } from '#shared/platform/activities/contract.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { activities } from './activities.ts'

type Query = { limit: number; cursor?: string | undefined; type?: ActivityType | undefined }

/** One person's part of the log; with a type, a page can be shorter than asked for and still have a next one. */
export async function pageOfActivities(
  list: { pk: string; prefix?: string; index?: 'gsi1' | 'gsi2' | 'gsi3' },
  { limit, cursor, type }: Query,
): Promise<Page<ListedActivity>> {
  const page = await firstPageWith(
    (next) => activities.list({ ...list, newestFirst: true, limit, cursor: next }),
    cursor,
    (activity) => !type || activity.type === type,
  )
  return { ...page, items: await named(page.items) }
}

async function named(items: Activity[]): Promise<ListedActivity[]> {
  const nameOf = await namesOf(
    items.flatMap(({ userId, actorId }) => [userId, ...(actorId ? [actorId] : [])]),
  )
  return items.map((activity) => ({
    ...activity,
    userName: nameOf(activity.userId),
    ...(activity.actorId && { actorName: nameOf(activity.actorId) }),
  }))
}
