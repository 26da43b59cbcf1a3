import type { NotificationCategory } from '#shared/platform/notifications/category.ts'

export const categoryLabels: Record<NotificationCategory, string> = {
  event_reminders: 'Event reminders',
  competition_results: 'Competition results',
  team_invitations: 'Team invitations',
  system_updates: 'System updates',
  marketing: 'News from organizations',
  newsletter: 'Newsletter',
  social: 'Likes and comments',
  account: 'Your account',
  security: 'Security',
  billing: 'Payments and membership',
  support: 'Support',
}
