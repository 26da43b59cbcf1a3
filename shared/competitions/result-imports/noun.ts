import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  result_import: 'Results imported',
  result_import_undo: 'Import of results undone',
} as const satisfies ActivityTypes
