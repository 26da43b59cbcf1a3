import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = { rulebook_update: 'Rulebook changed' } as const satisfies ActivityTypes
