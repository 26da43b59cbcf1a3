export const activityTypes = {
  team_create: 'Team founded',
  team_leave: 'Team left',
  team_update: 'Team changed',
} as const
