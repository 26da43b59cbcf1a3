import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = { season_update: 'Season changed' } as const satisfies ActivityTypes
