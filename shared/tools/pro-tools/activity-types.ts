/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  tool_table_update: 'Table of the pro tools changed',
} as const
