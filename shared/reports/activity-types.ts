/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  report_decision: 'Report decided',
} as const
