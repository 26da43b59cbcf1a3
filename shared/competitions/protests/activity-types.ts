export const activityTypes = { protest_decision: 'Protest decided' } as const
