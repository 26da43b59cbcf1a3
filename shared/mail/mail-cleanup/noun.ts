import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  mail_cleanup: 'Emails cleaned up',
} as const satisfies ActivityTypes
