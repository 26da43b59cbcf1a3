import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  project_share: 'Link to a project made or ended',
} as const satisfies ActivityTypes
