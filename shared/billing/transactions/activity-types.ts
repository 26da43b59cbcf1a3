/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  payment_success: 'Payment',
  payment_failed: 'Failed payment',
} as const
