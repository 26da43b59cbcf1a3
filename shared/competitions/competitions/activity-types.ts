export const activityTypes = { competition_class_update: 'Competition class changed' } as const
