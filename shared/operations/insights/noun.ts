import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  analytics_settings_update: 'Analytics settings changed',
} as const satisfies ActivityTypes
