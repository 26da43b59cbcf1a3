import { campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { stopCampaign } from '#core/newsletter/newsletter-campaigns/sending/stop-campaign.ts'
import { tellAuthor } from '#core/newsletter/newsletter-campaigns/sending/tell-author.ts'
import { heldCampaigns } from '#core/operations/backups/held-work.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { type CampaignId, noCounts } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { missed } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'

const missedSentence =
  'Its time passed while the site was restored from a backup, so it did not go out by itself. It may have gone out before that. Return it to draft to plan it again.'

/**
 * Campaigns of a backup may have gone out after it was made: those whose moment has passed are missed, those that were
 * on their way wait for a decision. Tells how many there were.
 */
export async function stopCampaigns(now: string): Promise<number> {
  let stopped = 0
  for await (const { id } of heldCampaigns()) if (await untilUnchanged(() => stop(id, now))) stopped++
  return stopped
}

async function stop(id: CampaignId, now: string): Promise<boolean> {
  const campaign = await campaigns.get({ id }, { consistent: true })
  if (campaign?.status === 'preparing' || campaign?.status === 'sending') {
    await stopCampaign(campaign, 'restored', now)
    return true
  }
  const next = campaign && missed(campaign, now)
  if (!next) return false
  await commit(
    campaigns.put(next, { version: campaign.version }),
    ...(await tellAuthor(next, { counts: noCounts, stoppedFor: missedSentence }, now)),
  )
  return true
}
