import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  newsletter_audience: 'Newsletter audience changed',
  newsletter_settings_update: 'Newsletter settings changed',
} as const satisfies ActivityTypes
