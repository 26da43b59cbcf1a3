/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  impersonation_start: 'Impersonation started',
  impersonation_stop: 'Impersonation stopped',
} as const
