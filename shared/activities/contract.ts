import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { UserId } from '#shared/users/user.ts'
import { Activity, ActivityType } from './activity.ts'

/** A line of the log with the names of both; who has left the platform has none any more. */
export const ListedActivity = z.object({
  ...Activity.shape,
  userName: z.string(),
  actorName: z.optional(z.string()),
})
export type ListedActivity = z.infer<typeof ListedActivity>

export const listMyActivities = route({
  name: 'listMyActivities',
  method: 'GET',
  path: '/api/users/me/activities',
  auth: 'member',
  summary: 'What happened to one’s own account, newest first',
  query: z.strictObject({ ...pageQuery(20), type: z.optional(ActivityType) }),
  response: Page(ListedActivity),
  errors: ['invalid_cursor'],
})

export const listActivities = route({
  name: 'listActivities',
  method: 'GET',
  path: '/api/admin/activities',
  auth: 'admin',
  summary:
    'The activity log of the platform, newest first; by whose account it was, who did it, or what it was',
  query: z.strictObject({
    ...pageQuery(20),
    type: z.optional(ActivityType),
    userId: z.optional(UserId),
    actorId: z.optional(UserId),
  }),
  namesAnyUser: true,
  response: Page(ListedActivity),
  errors: ['invalid_cursor', 'one_person'],
})
