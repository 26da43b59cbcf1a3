/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  result_submit: 'Competition result reported',
  result_update: 'Competition result changed',
  result_review: 'Competition result reviewed',
} as const
