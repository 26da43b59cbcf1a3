import type { SettingKey } from '#shared/platform/settings/settings.ts'
import type { PreferenceType } from './category.ts'

/** The settings by which administrators decide what the platform mails at all; about the rest, each member decides alone. */
export const mailSettings: Partial<Record<PreferenceType, Extract<SettingKey, `mails_${string}`>>> = {
  event_reminders: 'mails_event_reminders',
  competition_results: 'mails_competition_results',
  team_invitations: 'mails_team_invitations',
  social: 'mails_social',
  system_updates: 'mails_system_updates',
} satisfies Partial<Record<PreferenceType, SettingKey>>
