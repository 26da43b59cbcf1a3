/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  tool_table_update: 'Table of the pro tools changed',
} as const
