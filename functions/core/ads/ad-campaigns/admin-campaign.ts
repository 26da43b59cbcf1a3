import { personOf } from '#core/directory/listings/admin-listing.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdminAdCampaign, WaitingCreative } from '#shared/ads/ad-campaigns/admin-contract.ts'
import { campaigns } from './campaigns.ts'
import { wholeCampaign } from './whole-campaign.ts'

/** Campaigns as administrators read them, with their advertisers and ads. */
export async function adminCampaigns(listed: readonly AdCampaign[], now: string): Promise<AdminAdCampaign[]> {
  const [users, whole] = await Promise.all([
    usersById(listed.map(({ advertiserId }) => advertiserId)),
    Promise.all(listed.map((campaign) => wholeCampaign(campaign, now))),
  ])
  return whole.map((one) => ({ ...one, advertiser: personOf(one.campaign.advertiserId, users) }))
}

export async function adminCampaign(
  campaign: AdCampaign,
  now: string,
  ads: readonly AdCreative[],
): Promise<AdminAdCampaign> {
  const [users, whole] = await Promise.all([
    usersById([campaign.advertiserId]),
    wholeCampaign(campaign, now, ads),
  ])
  return { ...whole, advertiser: personOf(campaign.advertiserId, users) }
}

/** Ads that wait on their own, with their campaigns and advertisers. */
export async function waitingCreatives(listed: readonly AdCreative[]): Promise<WaitingCreative[]> {
  const [users, found] = await Promise.all([
    usersById(listed.map(({ advertiserId }) => advertiserId)),
    Promise.all(listed.map(({ campaignId }) => campaigns.get({ id: campaignId }))),
  ])
  return listed.map((creative, at) => ({
    creative,
    campaignName: found[at]?.name ?? '',
    advertiser: personOf(creative.advertiserId, users),
  }))
}
