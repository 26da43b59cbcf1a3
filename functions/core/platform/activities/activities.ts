import { entity } from '#core/platform/db/entity.ts'
import { Activity } from '#shared/platform/activities/activity.ts'
import type { ActivityType } from '#shared/platform/activities/activity-type.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const daysKept = 730
/** Entries that only show how someone uses the site are numerous, and not useful for long. */
const daysUseKept = 90
const ofUse = new Set<ActivityType>(['search', 'content_view', 'error_event'])

/** The activity log. `gsi1` lists all of it, `gsi2` one type, `gsi3` what one person did, wherever it was done. */
export const activities = entity({
  name: 'activity',
  erasure: 'with the member',
  schema: Activity,
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `ACTIVITY#${id}` }),
  gsi1: ({ id }) => ({ pk: 'ACTIVITIES', sk: id }),
  gsi2: ({ id, type }) => ({ pk: `ACTIVITIES#${type}`, sk: id }),
  gsi3: ({ id, actorId }) => (actorId ? { pk: `ACTIVITIES_BY#${actorId}`, sk: id } : undefined),
  expiresAt: ({ createdAt, type }) => addTime(createdAt, { days: ofUse.has(type) ? daysUseKept : daysKept }),
})
