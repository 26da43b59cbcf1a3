import { namesOf } from '#core/users/names-of.ts'
import type { Activity, ActivityType } from '#shared/activities/activity.ts'
import type { ListedActivity } from '#shared/activities/contract.ts'
import type { Page } from '#shared/http/page.ts'
import { activities } from './activities.ts'

/** How many pages are looked through for one that has an entry of the wanted type. */
const mostPagesRead = 10

type Query = { limit: number; cursor?: string | undefined; type?: ActivityType | undefined }

/** One person's part of the log; with a type, a page can be shorter than asked for and still have a next one. */
export async function pageOfActivities(
  list: { pk: string; prefix?: string; index?: 'gsi1' | 'gsi2' | 'gsi3' },
  { limit, cursor, type }: Query,
): Promise<Page<ListedActivity>> {
  let next = cursor
  for (let read = 1; ; read++) {
    const page = await activities.list({ ...list, newestFirst: true, limit, cursor: next })
    const items = type ? page.items.filter((activity) => activity.type === type) : page.items
    next = page.nextCursor
    if (items.length > 0 || !next || read === mostPagesRead)
      return { items: await named(items), ...(next && { nextCursor: next }) }
  }
}

async function named(items: Activity[]): Promise<ListedActivity[]> {
  const nameOf = await namesOf(items.flatMap(({ userId, actorId }) => [userId, actorId]))
  return items.map((activity) => ({
    ...activity,
    userName: nameOf(activity.userId),
    actorName: nameOf(activity.actorId),
  }))
}
