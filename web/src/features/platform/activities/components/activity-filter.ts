import * as z from 'zod/mini'
import { ActivityType } from '#shared/platform/activities/activity-type.ts'
import { UserId } from '#shared/platform/users/user.ts'
import type { ActivityFilter } from '../api/activity-queries.ts'

export const activityFilter = {
  type: z.optional(ActivityType),
  userId: z.optional(UserId),
  actorId: z.optional(UserId),
}

/** The log is asked for one person at a time. */
export const ofOnePerson = (filter: ActivityFilter): ActivityFilter =>
  filter.userId ? { ...filter, actorId: undefined } : filter
