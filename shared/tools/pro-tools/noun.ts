import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  tool_table_update: 'Table of the pro tools changed',
} as const satisfies ActivityTypes
