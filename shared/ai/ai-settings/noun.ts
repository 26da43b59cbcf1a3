import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  ai_settings_update: 'AI settings changed',
} as const satisfies ActivityTypes
