import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  impersonation_start: 'Impersonation started',
  impersonation_stop: 'Impersonation stopped',
} as const satisfies ActivityTypes
