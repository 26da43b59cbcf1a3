import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { Activity } from './activity.ts'
import { ActivityType } from './activity-type.ts'

/** A line of the log with both names; people who have left the platform have none. */
export const ListedActivity = z.object({
  ...Activity.shape,
  type: ActivityType,
  userName: z.string(),
  actorName: z.optional(z.string()),
})
export type ListedActivity = z.infer<typeof ListedActivity>

export const listMyActivities = route({
  name: 'listMyActivities',
  method: 'GET',
  path: '/api/users/me/activities',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Activity of the caller’s own account, newest first',
  query: z.strictObject({ ...pageQuery(20), type: z.optional(ActivityType) }),
  response: Page(ListedActivity),
  errors: ['invalid_cursor'],
})

export const listActivities = route({
  name: 'listActivities',
  method: 'GET',
  path: '/api/admin/activities',
  auth: 'admin',
  summary: 'The activity log of the platform, newest first; filtered by account, actor or type',
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

/** The activities a member’s own page reports. The server decides who it was, when, and the wording. */
export const OwnActivity = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('search'),
    query: line(200, 1),
    resultCount: z.int().check(z.gte(0), z.lte(1000)),
  }),
  z.strictObject({ type: z.literal('content_view'), content: z.literal('profile'), id: UserId }),
  z.strictObject({
    type: z.literal('error_event'),
    /** The kind of an error only: its text may quote what a person typed. */
    code: z.string().check(z.regex(/^[\w.:-]{1,80}$/)),
    /** The pattern of the page’s address: a real one may hold a code or a person’s id. */
    page: z.string().check(z.regex(/^\/[\w/:*-]{0,120}$/)),
    requestId: z.optional(z.string().check(z.regex(/^[\w=-]{1,80}$/))),
  }),
])
export type OwnActivity = z.infer<typeof OwnActivity>

export const logActivity = route({
  name: 'logActivity',
  method: 'POST',
  path: '/api/users/me/activities',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Record a search, a profile view, or an error on the caller’s page',
  body: OwnActivity,
  errors: ['user_not_found'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})
