/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  mail_template_update: 'Email wording changed',
} as const
