/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  page_update: 'Page changed',
} as const
