import { adminCampaign } from '#core/ads/ad-campaigns/admin-campaign.ts'
import { creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { featuringEnds } from '#core/ads/ad-campaigns/featured-listing.ts'
import { findCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/ads/ad-campaigns/record-step.ts'
import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import { tellAdvertiser } from '#core/ads/ad-campaigns/tell-advertiser.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { stopAdCampaign as contract } from '#shared/ads/ad-campaigns/admin-contract.ts'
import {
  cancelledCampaign,
  pausedCampaign,
  resumedCampaign,
} from '#shared/ads/ad-campaigns/stepped-campaign.ts'

type Step = ApiRequest<typeof contract>['body']['step']

const steps = {
  pause: {
    done: 'Paused',
    title: 'Your campaign was paused',
    says: 'was paused',
    of: (campaign: AdCampaign, now: string, _: string) => pausedCampaign(campaign, 'administrator', now),
  },
  resume: {
    done: 'Resumed',
    title: 'Your campaign was resumed',
    says: 'was resumed',
    of: (campaign: AdCampaign, now: string, _: string) => resumedCampaign(campaign, 'administrator', now),
  },
  cancel: {
    done: 'Canceled',
    title: 'Your campaign was ended',
    says: 'was ended, and what was not delivered is refunded',
    of: (campaign: AdCampaign, now: string, reason: string) => cancelledCampaign(campaign, now, { reason }),
  },
} as const satisfies Record<Step, unknown>

const stopAdCampaign = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { step, reason, version } = body
    const { done, title, says, of } = steps[step]
    const before = await findCampaign(params.campaignId)
    const campaign = of(before, now, reason)
    if (before.version !== version) throw concurrentChange()
    const ads = await creativesOf(before.id)
    const answer = await adminCampaign(campaign, now, ads)
    await commit(
      ...saveCampaign(before, campaign, ads),
      ...(step === 'cancel' ? await featuringEnds(before, now) : []),
      recordCampaignStep(actor, done, campaign, { reason, isDecision: true, now }),
      ...(await tellAdvertiser(
        campaign,
        {
          kind: 'ad_campaign_runs',
          type: step === 'resume' ? 'success' : 'warning',
          title,
          message: `${campaign.name} ${says}. The reason: ${reason}`,
        },
        now,
      )),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, stopAdCampaign)
