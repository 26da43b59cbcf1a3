import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { creativesOf } from './creatives.ts'
import { findOwnCampaign } from './find-campaign.ts'
import { recordCampaignStep } from './record-step.ts'
import { saveCampaign } from './save-campaign.ts'
import { wholeCampaign } from './whole-campaign.ts'

type Asked = {
  actor: Actor
  params: { campaignId: string }
  body: { version: number }
  now: string
  remember: (answer: WholeAdCampaign) => Write[]
}

type Step = {
  /** What was done, such as `Paused`. */
  done: string
  campaign: AdCampaign
  ads?: readonly AdCreative[]
  also?: readonly Write[]
}

/** A step that an advertiser takes with their campaign, on the version they see. */
export async function stepAsAdvertiser(
  { actor, params, body: { version }, now, remember }: Asked,
  stepOf: (before: AdCampaign, ads: AdCreative[]) => Step | Promise<Step>,
): Promise<WholeAdCampaign> {
  const answered = await untilUnchanged(
    async () => {
      const before = await findOwnCampaign(params.campaignId, actor.userId)
      if (before.version !== version) return undefined
      const known = await creativesOf(before.id)
      const { done, campaign, ads = known, also = [] } = await stepOf(before, known)
      const answer = await wholeCampaign(campaign, now, ads)
      await commit(
        ...saveCampaign(before, campaign, ads),
        recordCampaignStep(actor, done, campaign, { now }),
        ...also,
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
  // No repetition finds a version that has passed.
  if (!answered) throw concurrentChange()
  return answered
}
