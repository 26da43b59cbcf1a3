import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import { senderOf } from './campaign-sender.ts'
import { requireSendable } from './checks-of.ts'
import { renderCampaign } from './render-campaign.ts'

/** Throws unless a campaign can go out as it is: whole, with a mailing address, and looked at in a mailbox. */
export async function requireReady(campaign: Campaign, now: string): Promise<void> {
  requireSendable(campaign, await renderCampaign(campaign, await senderOf(campaign.senderId), { now }))
  if (!campaign.testedAt) throw campaignRefusal.notTested()
}
