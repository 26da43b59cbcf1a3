import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  user_register: 'Registration',
} as const satisfies ActivityTypes
