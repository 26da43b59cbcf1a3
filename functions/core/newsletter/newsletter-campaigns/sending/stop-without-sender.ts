import { maySend } from '#core/newsletter/organization-news/may-send.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { stopCampaign } from './stop-campaign.ts'

/** Stops a campaign whose organization may write to no one any more, in the middle of it. Tells whether it did. */
export async function stopWithoutSender(campaign: Campaign, now: string): Promise<boolean> {
  if (await maySend(campaign.senderId)) return false
  await stopCampaign(campaign, 'sender', now)
  return true
}
