import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { deletedAds } from '#core/ads/ad-campaigns/deleted-ads.ts'
import { findOwnCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/ads/ad-campaigns/record-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { deleteAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'

const deleteAdCampaign = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const campaign = await findOwnCampaign(params.campaignId, actor.userId)
    if (campaign.status !== 'draft') throw campaignRefusal.status(campaignStateAt(campaign, now))
    const ads = await creativesOf(campaign.id)
    await commit(
      campaigns.delete(campaign),
      ...deletedAds(ads, now),
      recordCampaignStep(actor, 'Deleted', campaign, { now }),
      ...remember(undefined),
    )
  })

export const handler = endpoint(contract, deleteAdCampaign)
