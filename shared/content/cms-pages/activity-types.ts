/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  page_update: 'Page changed',
} as const
