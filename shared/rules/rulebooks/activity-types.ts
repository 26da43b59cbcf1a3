export const activityTypes = { rulebook_update: 'Rulebook changed' } as const
