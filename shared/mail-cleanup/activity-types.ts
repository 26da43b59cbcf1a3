/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  mail_cleanup: 'Emails cleaned up',
} as const
