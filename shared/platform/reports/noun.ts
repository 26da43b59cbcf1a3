import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  report_decision: 'Report decided',
} as const satisfies ActivityTypes
