import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  support_settings_update: 'Support settings updated',
  support_contact_update: 'Contact at support changed',
} as const satisfies ActivityTypes
