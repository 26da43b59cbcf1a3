import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  content_view: 'Content viewed',
  system_event: 'System',
  error_event: 'Error',
  event_create: 'Event created',
  event_update: 'Event changed',
  event_registration: 'Event registration',
  business_listing: 'Business listing',
  team_join: 'Team joined',
  achievement_unlock: 'Achievement',
} as const satisfies ActivityTypes
