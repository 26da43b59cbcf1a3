/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  profile_update: 'Profile changed',
  settings_update: 'Settings changed',
  user_update: 'Account changed',
  user_delete: 'Account deleted',
} as const
