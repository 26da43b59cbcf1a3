import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  backup: 'Backup',
} as const satisfies ActivityTypes
