/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  result_submit: 'Competition result reported',
  result_update: 'Competition result changed',
  result_review: 'Competition result reviewed',
} as const
