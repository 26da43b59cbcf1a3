export const activityTypes = {
  league_update: 'League changed',
  league_number_check: 'League number checked',
} as const
