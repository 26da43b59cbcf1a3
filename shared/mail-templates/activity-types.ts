/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  mail_template_update: 'Email wording changed',
} as const
