import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  security_event: 'Security',
} as const satisfies ActivityTypes
