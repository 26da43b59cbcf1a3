import type { PreferenceType } from './category.ts'

/** What each type of email is about, in the middle of a sentence. */
export const categoryTopic: Readonly<Record<PreferenceType, string>> = {
  event_reminders: 'events you take part in',
  competition_results: 'competition results',
  team_invitations: 'team invitations',
  system_updates: 'updates on what you publish',
  marketing: 'offers and news',
  newsletter: 'the newsletter',
  social: 'likes and comments on your posts',
}
