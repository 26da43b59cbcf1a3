import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import type { Activity } from '#shared/platform/activities/activity.ts'
import { activities } from './activities.ts'

/** The caller, as the pipeline gives it: the subject, and the administrator who acts as them. */
type Caller = { userId: string; adminId?: string | undefined }

type NewActivity = Pick<Activity, 'type' | 'description' | 'metadata' | 'before' | 'after'> &
  (
    | {
        by: Caller
        /** The account it concerns, if it is not the caller’s. */
        userId?: string
      }
    /**
     * Something that happened to an account without a request here: news from a provider or from strangers.
     */
    | { by: 'platform'; userId: string }
  )

/** A line of the activity log: commit it together with what it tells of. */
export function recordActivity({ by, userId, ...what }: NewActivity, now: string): Write {
  const caller = by === 'platform' ? undefined : by
  const activity: Activity = {
    ...what,
    id: newId('act', now),
    userId: userId ?? caller?.userId ?? '',
    ...(caller && { actorId: caller.adminId ?? caller.userId }),
    ...(caller?.adminId && { impersonated: true }),
    createdAt: now,
    version: 1,
  }
  return activities.put(activity, { absent: true })
}
