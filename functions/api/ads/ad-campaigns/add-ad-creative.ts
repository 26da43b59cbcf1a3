import { assertAdsOpen, touched } from '#core/ads/ad-campaigns/change-creative.ts'
import { creatives, creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { findOwnCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/ads/ad-campaigns/record-step.ts'
import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import { wholeCampaign } from '#core/ads/ad-campaigns/whole-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { type AdCreative, mostCreatives } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { addAdCreative as contract } from '#shared/ads/ad-campaigns/contract.ts'
import type { AdCreativeId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { newId } from '#shared/ids.ts'

/** More than that were never on one campaign at once; those that were taken away are kept for their figures. */
const mostKept = 60

function addAdCreative({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const id = newId('crv', now) as AdCreativeId
  return untilUnchanged(
    async () => {
      const before = await findOwnCampaign(params.campaignId, actor.userId)
      assertAdsOpen(before, now)
      const { zone } = before
      if (zone === 'featured_listing') throw campaignRefusal.status(campaignStateAt(before, now))
      const ads = await creativesOf(before.id)
      const isFull = ads.filter(({ status }) => status !== 'retired').length >= mostCreatives
      if (isFull || ads.length >= mostKept) throw campaignRefusal.creativeLimit()
      const words = zoneOf(zone).hasWords ? body : { ...body, headline: '', text: '' }
      const ad: AdCreative = {
        id,
        campaignId: before.id,
        advertiserId: before.advertiserId,
        zone,
        ...words,
        pictures: [],
        status: 'draft',
        statusSince: now,
        createdAt: now,
        updatedAt: now,
        version: 1,
      }
      const campaign = touched(before, now)
      const answer = await wholeCampaign(campaign, now, [...ads, ad])
      await commit(
        ...saveCampaign(before, campaign, [...ads, ad]),
        creatives.put(ad, { absent: true }),
        recordCampaignStep(actor, 'Added an ad to', campaign, { now }),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, addAdCreative)
