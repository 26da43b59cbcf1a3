import type { PreferenceType } from './category.ts'

/** The topic of each type of email, in the middle of a sentence. */
export const categoryTopic: Readonly<Record<PreferenceType, string>> = {
  event_reminders: 'event reminders',
  competition_results: 'competition results',
  team_invitations: 'invitations to teams and to help at events',
  system_updates: 'system updates',
  marketing: 'news from organizations',
  newsletter: 'the newsletter',
  social: 'likes and comments',
}
