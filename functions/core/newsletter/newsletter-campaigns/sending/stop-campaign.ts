import { campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { countsOf } from '#core/newsletter/newsletter-campaigns/recipient-counters.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import type { Campaign, CampaignPauseReason } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { paused } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { tellAuthor } from './tell-author.ts'

const sentences = {
  bounces:
    'More than 5% of its emails bounced. Find out where these addresses come from before you resume it.',
  complaints: 'People report it as spam. Find out why before you resume it.',
  failed: 'The email service refuses its emails.',
  sender:
    'Its organization cannot write to its people now: it is not active on the site, or no one in it has the membership.',
  restored:
    'It was going out when the backup was made that the site was restored from, so more people may have it than we know. Resume it, or cancel it.',
} as const

/** Pauses a campaign that must not go on by itself, and tells its author why. */
export async function stopCampaign(
  campaign: Campaign,
  why: Exclude<CampaignPauseReason, 'by_hand' | 'quota'>,
  now: string,
  { sentence = sentences[why] as string, also = [] as Parameters<typeof commit> } = {},
): Promise<void> {
  const { counts } = await countsOf(campaign.id)
  await commit(
    campaigns.put(paused(campaign, why, now), { version: campaign.version }),
    ...also,
    ...(await tellAuthor(campaign, { counts, stoppedFor: sentence }, now)),
  )
  log.warn('campaign.stopped', { campaignId: campaign.id, why })
}
