import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/users/user.ts'

export const ActivityType = z.enum([
  'user_login',
  'user_logout',
  'user_register',
  'profile_update',
  'settings_update',
  'security_event',
  'user_update',
  'user_delete',
  'impersonation_start',
  'impersonation_stop',
  'event_create',
  'event_update',
  'event_registration',
  'business_listing',
  'team_join',
  'achievement_unlock',
  'search',
  'content_view',
  'payment_success',
  'payment_failed',
  'system_event',
  'error_event',
])
export type ActivityType = z.infer<typeof ActivityType>

const ActivityId = idSchema('act')

/**
 * One line of the activity log. `userId` is whose account it concerns, `actorId` who did it: another person where an
 * administrator changed the account or acted as its owner (`impersonated`), and nobody where something happened to it.
 */
export const Activity = z.object({
  id: ActivityId,
  userId: UserId,
  actorId: z.optional(z.string()),
  impersonated: z.optional(z.boolean()),
  type: ActivityType,
  description: z.string(),
  metadata: z.optional(z.record(z.string(), z.unknown())),
  /** What an administrator changed, by field. */
  before: z.optional(z.record(z.string(), z.unknown())),
  after: z.optional(z.record(z.string(), z.unknown())),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Activity = z.infer<typeof Activity>
