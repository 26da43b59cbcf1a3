import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  results_bulk: 'Many competition results changed',
} as const satisfies ActivityTypes
