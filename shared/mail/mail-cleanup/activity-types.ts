/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  mail_cleanup: 'Emails cleaned up',
} as const
