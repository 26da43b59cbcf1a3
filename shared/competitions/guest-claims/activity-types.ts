/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  guest_claim: 'Guest’s results became a member’s',
} as const
