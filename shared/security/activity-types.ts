/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  security_event: 'Security',
} as const
