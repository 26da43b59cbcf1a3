import { campaigns, campaignsOf } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import type { Campaign, CampaignStatus } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

const looked = 100

/** An administrator let it go out. */
const approvedStatus: readonly CampaignStatus[] = [
  'scheduled',
  'preparing',
  'sending',
  'paused',
  'sent',
  'missed',
]

const wasApproved = ({ status, startedAt }: Campaign) =>
  startedAt !== undefined || approvedStatus.includes(status)

/** True until an administrator has let news of an organization go out: until then each waits for one. */
export async function isFirstNews(organizationId: string): Promise<boolean> {
  const pk = campaignsOf(organizationId as Campaign['senderId'])
  const { items } = await campaigns.list({ index: 'gsi1', pk, newestFirst: true, limit: looked })
  return !items.some(wasApproved)
}
