export const activityTypes = { season_update: 'Season changed' } as const
