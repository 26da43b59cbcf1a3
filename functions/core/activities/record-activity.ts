import type { Write } from '#core/db/write.ts'
import type { Activity } from '#shared/activities/activity.ts'
import { newId } from '#shared/ids.ts'
import { activities } from './activities.ts'

type NewActivity = Pick<Activity, 'type' | 'description' | 'metadata' | 'before' | 'after'> & {
  /** The caller, as the pipeline gives it: the subject, and the administrator who acts as them. */
  by: { userId: string; adminId?: string | undefined }
  /** Whose account it concerns, when it is not the caller’s. */
  userId?: string
}

/** A line of the activity log: commit it together with what it tells of. */
export function recordActivity({ by, userId = by.userId, ...what }: NewActivity, now: string): Write {
  const activity: Activity = {
    ...what,
    id: newId('act', now),
    userId,
    actorId: by.adminId ?? by.userId,
    ...(by.adminId && { impersonated: true }),
    createdAt: now,
    version: 1,
  }
  return activities.put(activity, { absent: true })
}
