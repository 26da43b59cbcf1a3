/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  report_decision: 'Report decided',
} as const
