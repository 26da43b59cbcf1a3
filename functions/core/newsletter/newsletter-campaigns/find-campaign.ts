import {
  type Campaign,
  platformSender,
  type SenderId,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import { campaigns } from './campaigns.ts'

/** A campaign as it is now. */
export async function findCampaign(id: string): Promise<Campaign> {
  const campaign = await campaigns.get({ id }, { consistent: true })
  if (!campaign) throw campaignRefusal.notFound()
  return campaign
}

/** A campaign of this sender; of those of others it tells nothing. */
export async function findCampaignOf(senderId: SenderId, id: string): Promise<Campaign> {
  const campaign = await findCampaign(id)
  if (campaign.senderId !== senderId) throw campaignRefusal.notFound()
  return campaign
}

/** A campaign of the platform: only its own does it write, plan, and send. */
export const findPlatformCampaign = (id: string): Promise<Campaign> => findCampaignOf(platformSender, id)
