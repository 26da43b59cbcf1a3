import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  search: 'Search',
} as const satisfies ActivityTypes
