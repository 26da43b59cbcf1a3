/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  results_bulk: 'Many competition results changed',
} as const
