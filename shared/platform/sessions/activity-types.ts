/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  user_login: 'Login',
  user_logout: 'Logout',
} as const
