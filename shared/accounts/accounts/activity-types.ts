/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  user_register: 'Registration',
} as const
