/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  profile_update: 'Profile changed',
  settings_update: 'Settings changed',
  user_update: 'Account changed',
  user_delete: 'Account deleted',
} as const
