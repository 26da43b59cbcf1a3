import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  mail_template_update: 'Email wording changed',
} as const satisfies ActivityTypes
