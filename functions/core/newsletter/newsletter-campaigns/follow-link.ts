import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import { log } from '#core/platform/log/log.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import { countedUnder, isProbablyAutomatic } from '#shared/newsletter/newsletter-campaigns/link-clicks.ts'
import { campaigns, frozenCampaigns, linkCounters } from './campaigns.ts'

/** The address behind a number of a campaign’s links, as it was when the campaign went out: no one else chooses it. */
export async function followLink(campaignId: CampaignId, number: number, now: string): Promise<string> {
  const frozen = await frozenCampaigns.get({ campaignId })
  const url = frozen?.links[number - 1]
  if (!url) throw campaignRefusal.notFound()
  // A click that cannot be counted leads on all the same.
  await countClick(campaignId, number, now).catch((error: unknown) =>
    log.warn('newsletter.click_not_counted', { campaignId, error }),
  )
  return url
}

async function countClick(campaignId: CampaignId, number: number, now: string): Promise<void> {
  const [campaign, { countsLinks }] = await Promise.all([
    campaigns.get({ id: campaignId }),
    readNewsletterSettings(),
  ])
  const hour = campaign && countedUnder(campaign, now)
  if (!countsLinks || !hour) return
  const isAutomatic = isProbablyAutomatic(campaign, now)
  const click = { campaignId, number, hour, isAutomatic, count: 1, version: 1 }
  // Alone, so that many who click at once do not wait for each other.
  await documents().send(new UpdateCommand(addTo(linkCounters, click, 'count').item.Update))
}
