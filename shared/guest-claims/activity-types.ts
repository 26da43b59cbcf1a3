/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  guest_claim: 'Guest’s results became a member’s',
} as const
