import type { CampaignStatus } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusWords } from './campaign-words.ts'

/** Where a campaign stands, in a word. */
export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const [label, tone] = statusWords[status]
  return <Badge tone={tone}>{label}</Badge>
}
