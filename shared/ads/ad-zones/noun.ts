import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  ad_zone_update: 'Ad space changed',
} as const satisfies ActivityTypes
