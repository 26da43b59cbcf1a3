/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  search: 'Search',
} as const
