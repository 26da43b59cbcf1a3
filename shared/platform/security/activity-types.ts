/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  security_event: 'Security',
} as const
