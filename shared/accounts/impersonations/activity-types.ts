/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  impersonation_start: 'Impersonation started',
  impersonation_stop: 'Impersonation stopped',
} as const
