import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt, isEnded } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { creatives, creativesOf } from './creatives.ts'
import { findOwnCampaign } from './find-campaign.ts'
import { recordCampaignStep } from './record-step.ts'
import { saveCampaign } from './save-campaign.ts'
import { wholeCampaign } from './whole-campaign.ts'

type Asked = {
  actor: Actor
  params: { campaignId: string; creativeId: string }
  now: string
  remember: (answer: WholeAdCampaign) => Write[]
}

type Changed = { done: string; after: AdCreative | undefined; also?: readonly Write[] }

/** The campaign with another version, so that of two changes of its ads at once one comes second. */
export const touched = (campaign: AdCampaign, now: string): AdCampaign => ({
  ...campaign,
  updatedAt: now,
  version: campaign.version + 1,
})

/** Throws where a campaign takes no change of its ads: they are reviewed with it, or it is over. */
export function assertAdsOpen(campaign: AdCampaign, now: string): void {
  const isOver = isEnded(campaign) || campaignStateAt(campaign, now) === 'completed'
  if (campaign.status === 'in_review' || isOver || campaign.model === 'featured')
    throw campaignRefusal.status(campaignStateAt(campaign, now))
}

/** Changes one ad of a campaign of the caller; `after` is absent where it is deleted. `version` is the one they see. */
export async function changeCreative(
  { actor, params, now, remember }: Asked,
  version: number | undefined,
  changeOf: (ad: AdCreative, campaign: AdCampaign, ads: readonly AdCreative[]) => Changed,
): Promise<WholeAdCampaign> {
  const answered = await untilUnchanged(
    async () => {
      const before = await findOwnCampaign(params.campaignId, actor.userId)
      const ads = await creativesOf(before.id)
      const ad = ads.find(({ id, status }) => id === params.creativeId && status !== 'retired')
      if (!ad) throw campaignRefusal.creativeNotFound()
      assertAdsOpen(before, now)
      if (version !== undefined && ad.version !== version) return undefined
      const { done, after, also = [] } = changeOf(ad, before, ads)
      const left = ads.flatMap((one) => (one.id !== ad.id ? [one] : after ? [after] : []))
      const campaign = touched(before, now)
      const answer = await wholeCampaign(campaign, now, left)
      await commit(
        ...saveCampaign(before, campaign, left),
        after ? creatives.put(after, { version: ad.version }) : creatives.delete(ad),
        recordCampaignStep(actor, `${done} an ad of`, campaign, { now }),
        ...also,
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
  if (!answered) throw concurrentChange()
  return answered
}

/** An ad that was changed: what was refused is a draft again. Throws for one that runs or is being reviewed. */
export function editedCreative(
  ad: AdCreative,
  campaign: AdCampaign,
  change: Partial<AdCreative>,
  now: string,
): AdCreative {
  if (ad.status !== 'draft' && ad.status !== 'refused')
    throw campaignRefusal.status(campaignStateAt(campaign, now))
  const { reason: _, isAlone: __, ...rest } = ad
  return {
    ...rest,
    ...change,
    status: 'draft',
    statusSince: ad.status === 'draft' ? ad.statusSince : now,
    updatedAt: now,
    version: ad.version + 1,
  }
}
