import {
  campaigns,
  dueRecipients,
  recipientPrefix,
  recipients,
} from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { ended } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { tellAuthor } from './tell-author.ts'

const rowsAPage = 1000

/**
 * Ends a campaign that no one waits for any more. No index can promise that, so everyone is looked at once. Tells
 * whether it has ended.
 */
export async function endCampaign(campaign: Campaign, now: string): Promise<boolean> {
  const { id } = campaign
  const { items } = await recipients.list({ index: 'gsi1', pk: dueRecipients(id), limit: 1 })
  if (items.length > 0) return false
  const counts = await endedCounts(id)
  if (!counts) return false
  await commit(
    campaigns.put(ended(campaign, now), { version: campaign.version }),
    // Who cancelled it knows.
    ...(campaign.status === 'sending' ? await tellAuthor(campaign, { counts }, now) : []),
  )
  log.info('campaign.ended', { campaignId: id, ...counts })
  return true
}

/** How many people came to which end; undefined while someone waits. */
async function endedCounts(campaignId: string) {
  const counts = { sent: 0, failed: 0, skipped: 0 }
  let cursor: string | undefined
  do {
    const page = await recipients.list({
      pk: `CAMPAIGN#${campaignId}`,
      prefix: recipientPrefix,
      limit: rowsAPage,
      cursor,
      consistent: true,
    })
    for (const { status } of page.items) {
      if (status === 'waiting' || status === 'sending') return undefined
      counts[status] += 1
    }
    cursor = page.nextCursor
  } while (cursor)
  return counts
}
