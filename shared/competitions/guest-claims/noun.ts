import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  guest_claim: 'Guest’s results became a member’s',
} as const satisfies ActivityTypes
