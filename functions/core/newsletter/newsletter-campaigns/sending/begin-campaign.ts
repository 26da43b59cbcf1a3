import { campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { maySend } from '#core/newsletter/organization-news/may-send.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { type Campaign, noCounts } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { begun, takenBack } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { tellAuthor } from './tell-author.ts'

const missedSentence =
  'Its time passed more than an hour ago, so it did not go out. Return it to draft to plan it again.'

const senderSentence =
  'Your organization cannot write to its people now: it is not active on the site, or no one in it has the membership. It is a draft again.'

/** Begins a campaign whose moment has come. Tells whether it did anything. */
export async function beginCampaign(campaign: Campaign, now: string): Promise<boolean> {
  const next = begun(campaign, now)
  if (!next) return false
  if (!(await maySend(campaign.senderId))) {
    await commit(
      campaigns.put(takenBack(campaign, now), { version: campaign.version }),
      ...(await tellAuthor(next, { counts: noCounts, stoppedFor: senderSentence }, now)),
    )
    log.info('campaign.sender_gone', { campaignId: campaign.id })
    return true
  }
  const isMissed = next.status === 'missed'
  await commit(
    campaigns.put(next, { version: campaign.version }),
    ...(isMissed ? await tellAuthor(next, { counts: noCounts, stoppedFor: missedSentence }, now) : []),
  )
  log.info(isMissed ? 'campaign.missed' : 'campaign.begun', { campaignId: campaign.id })
  return true
}
