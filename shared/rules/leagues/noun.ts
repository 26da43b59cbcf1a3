import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  league_update: 'League changed',
  league_number_check: 'League number checked',
} as const satisfies ActivityTypes
