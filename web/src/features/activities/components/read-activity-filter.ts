import * as z from 'zod/mini'
import { ActivityType } from '#shared/activities/activity.ts'
import { UserId } from '#shared/users/user.ts'
import type { ActivityFilter } from '../api/list-activities.ts'

/** What of a query string makes sense; the rest is as if it were not there. */
export function readActivityFilter(search: URLSearchParams): ActivityFilter {
  const userId = z.safeParse(UserId, search.get('userId')).data
  return {
    type: z.safeParse(ActivityType, search.get('type')).data,
    userId,
    // The log is asked for one person at a time.
    actorId: userId ? undefined : z.safeParse(UserId, search.get('actorId')).data,
  }
}
