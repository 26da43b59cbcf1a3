import { waitingCreatives } from '#core/ads/ad-campaigns/admin-campaign.ts'
import { touched } from '#core/ads/ad-campaigns/change-creative.ts'
import { creatives, creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { findCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/ads/ad-campaigns/record-step.ts'
import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import { tellAdvertiser } from '#core/ads/ad-campaigns/tell-advertiser.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import {
  decideAdCreative as contract,
  type WaitingCreative,
} from '#shared/ads/ad-campaigns/admin-contract.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'

async function decideAdCreative({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { approves, reason, version } = body
  if (!approves && !reason) throw campaignRefusal.reasonRequired()
  return untilUnchanged(async () => {
    const before = await findCampaign(params.campaignId)
    const known = await creativesOf(before.id)
    const ad = known.find(({ id, status }) => id === params.creativeId && status !== 'retired')
    if (!ad) throw campaignRefusal.creativeNotFound()
    // With its campaign it is decided there.
    if (ad.status !== 'in_review' || before.status === 'in_review') throw campaignRefusal.decided()
    if (ad.version !== version) throw concurrentChange()
    const after: AdCreative = {
      ...ad,
      status: approves ? 'approved' : 'refused',
      ...(!approves && { reason }),
      statusSince: now,
      updatedAt: now,
      version: ad.version + 1,
    }
    const ads = known.map((one) => (one.id === ad.id ? after : one))
    const campaign = touched(before, now)
    const [answer] = await waitingCreatives([after])
    await commit(
      ...saveCampaign(before, campaign, ads),
      creatives.put(after, { version: ad.version }),
      recordCampaignStep(actor, approves ? 'Approved an ad of' : 'Rejected an ad of', campaign, {
        reason,
        isDecision: true,
        now,
      }),
      ...(await tellAdvertiser(
        campaign,
        {
          kind: 'ad_campaign_decided',
          type: approves ? 'success' : 'warning',
          title: approves ? 'Your new ad is approved' : 'Your new ad needs a change',
          message: approves
            ? `the new ad of ${campaign.name} can be shown from now on.`
            : `the new ad of ${campaign.name} is not shown. The reason: ${reason}`,
        },
        now,
      )),
      ...remember(answer as WaitingCreative),
    )
    return answer as WaitingCreative
  })
}

export const handler = endpoint(contract, decideAdCreative)
