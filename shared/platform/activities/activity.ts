import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import type { ActivityType } from './activity-type.ts'

const ActivityId = idSchema('act')

/**
 * One line of the activity log. `userId` is the account it concerns, `actorId` the person who did it: another person if
 * an administrator changed the account or acted as its owner (`impersonated`), and no one if something happened to it.
 */
export const Activity = z.object({
  id: ActivityId,
  userId: UserId,
  actorId: z.optional(z.string()),
  impersonated: z.optional(z.boolean()),
  /** Checked where it is written, so that functions do not hold the types of all nouns. */
  type: z.custom<ActivityType>((type) => typeof type === 'string'),
  description: z.string(),
  metadata: z.optional(z.record(z.string(), z.unknown())),
  /** An administrator’s change, by field. */
  before: z.optional(z.record(z.string(), z.unknown())),
  after: z.optional(z.record(z.string(), z.unknown())),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Activity = z.infer<typeof Activity>
