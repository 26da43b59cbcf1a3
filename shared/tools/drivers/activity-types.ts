/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  driver_update: 'Driver database changed',
} as const
