export const activityTypes = { league_update: 'League changed' } as const
