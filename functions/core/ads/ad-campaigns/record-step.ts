import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'

/** The activity of a step of a campaign: `done` is what was done to it, such as `Paused`. */
export const recordCampaignStep = (
  by: { userId: string; adminId?: string | undefined },
  done: string,
  { name }: Pick<AdCampaign, 'name'>,
  { reason, isDecision = false, now }: { reason?: string | undefined; isDecision?: boolean; now: string },
): Write =>
  recordActivity(
    {
      by,
      type: isDecision ? 'ad_campaign_decision' : 'ad_campaign',
      description: `${done} the ad campaign ${name}${reason ? `: ${reason}` : ''}`,
    },
    now,
  )
