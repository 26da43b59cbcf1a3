import { type Capability, works } from '#shared/platform/capabilities/capabilities.ts'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'

type Row = { type: PreferenceType; hint: string; needs?: Capability }

const rows: readonly Row[] = [
  { type: 'event_reminders', hint: 'Reminders of events.', needs: 'events' },
  { type: 'competition_results', hint: 'Your results and your placings.', needs: 'results' },
  { type: 'team_invitations', hint: 'Invitations to teams.', needs: 'teams' },
  { type: 'system_updates', hint: 'Changes to Boxrise, and decisions about what you share here.' },
  { type: 'social', hint: 'When members like your posts or comment on them.' },
  { type: 'marketing', hint: 'Offers from Boxrise. We send none by email without your consent.' },
  { type: 'newsletter', hint: 'News by email, once you subscribe.', needs: 'newsletters' },
]

/** The rows that have a switch. A row that the platform does not offer yet gets one when it does. */
export const preferenceRows = rows.filter(({ needs }) => works(needs))
