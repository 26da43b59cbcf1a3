/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  user_login: 'Login',
  user_logout: 'Logout',
} as const
