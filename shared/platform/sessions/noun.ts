import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  user_login: 'Login',
  user_logout: 'Logout',
} as const satisfies ActivityTypes
