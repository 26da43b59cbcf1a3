/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  driver_update: 'Driver database changed',
} as const
