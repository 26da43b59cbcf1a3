import type { CampaignStats } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { frozenCampaigns, linkCounters, linkPrefix } from './campaigns.ts'
import { countsOf, everySkipReason } from './recipient-counters.ts'

const rowsAtOnce = 1000
/** Far more than the hours and days of a campaign with many links. */
const mostPages = 20

/** How a campaign did: its people, and the clicks on each of its links. */
export async function statsOf({
  id,
  finalCounts,
  finalSkippedFor,
  startedAt,
}: Campaign): Promise<CampaignStats> {
  const [{ counts, skippedFor }, { links, hours }] = await Promise.all([
    countsOf(id),
    startedAt ? clicksOf(id) : { links: [], hours: [] },
  ])
  return {
    counts: finalCounts ?? counts,
    skippedFor: finalSkippedFor ?? everySkipReason(skippedFor),
    links,
    hours,
  }
}

async function clicksOf(campaignId: string): Promise<Pick<CampaignStats, 'links' | 'hours'>> {
  const frozen = await frozenCampaigns.get({ campaignId })
  const links = (frozen?.links ?? []).map((url, at) => ({
    number: at + 1,
    url,
    clicks: 0,
    probablyAutomatic: 0,
  }))
  const hours = new Map<string, number>()
  for await (const { number, hour, isAutomatic, count } of countersOf(campaignId)) {
    const link = links[number - 1]
    if (link) link[isAutomatic ? 'probablyAutomatic' : 'clicks'] += count
    if (!isAutomatic) hours.set(hour, (hours.get(hour) ?? 0) + count)
  }
  return {
    links,
    hours: [...hours]
      .map(([hour, clicks]) => ({ hour, clicks }))
      .toSorted((one, other) => one.hour.localeCompare(other.hour)),
  }
}

async function* countersOf(campaignId: string) {
  const { pk } = frozenCampaigns.key({ campaignId })
  let cursor: string | undefined
  for (let read = 0; read < mostPages; read++) {
    const page = await linkCounters.list({ pk, prefix: linkPrefix, limit: rowsAtOnce, cursor })
    yield* page.items
    cursor = page.nextCursor
    if (!cursor) return
  }
}
