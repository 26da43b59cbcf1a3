/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  results_bulk: 'Many competition results changed',
} as const
