import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  user_register: 'Sign-up',
} as const satisfies ActivityTypes
