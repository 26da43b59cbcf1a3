/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  payment_success: 'Payment',
  payment_failed: 'Failed payment',
} as const
