/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  event_suggestion: 'Event suggestion reviewed',
} as const
