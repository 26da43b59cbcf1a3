import * as z from 'zod/mini'

/**
 * The notifications members may switch off, in the app and by email: the spec’s six types, and other people’s
 * reactions to one’s posts.
 */
export const PreferenceType = z.enum([
  'event_reminders',
  'competition_results',
  'team_invitations',
  'system_updates',
  'marketing',
  'newsletter',
  'social',
])
export type PreferenceType = z.infer<typeof PreferenceType>

/** The topic of a notification. Those without a switch always reach their member. */
export const NotificationCategory = z.enum([
  ...PreferenceType.options,
  'account',
  'security',
  'billing',
  'support',
])
export type NotificationCategory = z.infer<typeof NotificationCategory>

export const hasSwitch = (category: NotificationCategory): category is PreferenceType =>
  z.safeParse(PreferenceType, category).success
