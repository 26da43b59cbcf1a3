import { adminCampaign } from '#core/ads/ad-campaigns/admin-campaign.ts'
import { creatives, creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { draftedAgain } from '#core/ads/ad-campaigns/drafted-again.ts'
import { findCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/ads/ad-campaigns/record-step.ts'
import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import { tellAdvertiser } from '#core/ads/ad-campaigns/tell-advertiser.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { decideAdCampaign as contract } from '#shared/ads/ad-campaigns/admin-contract.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { decidedCampaign } from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

async function decideAdCampaign({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { approves, reason, version } = body
  if (!approves && !reason) throw campaignRefusal.reasonRequired()
  return untilUnchanged(async () => {
    const before = await findCampaign(params.campaignId)
    const campaign = decidedCampaign(before, { approves, reason }, now)
    if (before.version !== version) throw concurrentChange()
    const known = await creativesOf(before.id)
    const { ads, also } = approves ? approved(known, now) : draftedAgain(known, now)
    const answer = await adminCampaign(campaign, now, ads)
    await commit(
      ...saveCampaign(before, campaign, ads),
      ...also,
      recordCampaignStep(actor, approves ? 'Approved' : 'Rejected', campaign, {
        reason,
        isDecision: true,
        now,
      }),
      ...(await tellAdvertiser(campaign, newsOf(campaign, approves, reason), now)),
      ...remember(answer),
    )
    return answer
  })
}

/** All ads that waited with it. */
function approved(known: readonly AdCreative[], now: string) {
  const ads = known.map(
    (ad): AdCreative =>
      ad.status === 'in_review'
        ? { ...ad, status: 'approved', statusSince: now, updatedAt: now, version: ad.version + 1 }
        : ad,
  )
  const also = ads.flatMap((ad, at) => {
    const before = known[at]
    return before && before !== ad ? [creatives.put(ad, { version: before.version })] : []
  })
  return { ads, also }
}

const newsOf = ({ name, heldUntil = '' }: AdCampaign, approves: boolean, reason: string) =>
  approves
    ? ({
        kind: 'ad_campaign_decided',
        type: 'success',
        title: 'Campaign approved: pay to start',
        message: `we approved ${name}. Its price and its days are held until ${longDay(siteDay(heldUntil))}.`,
      } as const)
    : ({
        kind: 'ad_campaign_decided',
        type: 'warning',
        title: 'Your campaign needs a change',
        message: `${name} is a draft again. The reason: ${reason}`,
      } as const)

export const handler = endpoint(contract, decideAdCampaign)
