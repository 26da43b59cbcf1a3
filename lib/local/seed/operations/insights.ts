import { addTo } from '#core/platform/db/add-to.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type FigureDay, figureDays } from '#core/platform/platform-figures/figure-days.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { sentCampaigns } from '#lib/local/seed/newsletter/demo-newsletters.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { demoCampaignMails, demoLogins, demoVerified } from './demo-insights.ts'

/** What the things of the demo do not say themselves. Tests begin without it. */
export function seed(now: string, size: SeedSize): Write[] {
  if (size === 'small') return []
  const rows = [
    ...demoLogins(now),
    ...demoVerified([...demoUsers(now), ...demoMembers(now)], now),
    ...demoCampaignMails(sentCampaigns(now)),
  ]
  // Added, since the table stream counts at the same time what the demo has done.
  return rows.map((row) => addTo<FigureDay>(figureDays, row, 'count'))
}
