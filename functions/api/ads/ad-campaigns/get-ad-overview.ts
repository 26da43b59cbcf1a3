import { campaigns, campaignsOfPartition } from '#core/ads/ad-campaigns/campaigns.ts'
import { figuresOf } from '#core/ads/ad-delivery/figures.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt, lastDayOf } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { getAdOverview as contract } from '#shared/ads/ad-campaigns/contract.ts'
import { sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

async function getAdOverview({ actor, now }: ApiRequest<typeof contract>) {
  const month = siteDay(now).slice(0, 7)
  const paid: AdCampaign[] = []
  for await (const campaign of eachItem(campaigns, {
    index: 'gsi1',
    pk: campaignsOfPartition(actor.userId),
  }))
    if (campaign.paidAt) paid.push(campaign)
  const ofMonth = paid.filter(
    (campaign) =>
      campaign.model !== 'featured' &&
      campaign.startsOn.slice(0, 7) <= month &&
      (campaign.endedOn ?? lastDayOf(campaign)).slice(0, 7) >= month,
  )
  const figures = await Promise.all(ofMonth.map(({ id }) => figuresOf(id)))
  const { viewed, clicks } = sumOfFigures(figures.flat().filter(({ day }) => day.startsWith(month)))
  return {
    running: paid.filter((campaign) => campaignStateAt(campaign, now) === 'running').length,
    viewsThisMonth: viewed,
    clicksThisMonth: clicks,
    spentCents: paid.reduce(
      (sum, { paidCents = 0, refundedAt, refundCents = 0 }) =>
        sum + paidCents - (refundedAt ? refundCents : 0),
      0,
    ),
  }
}

export const handler = endpoint(contract, getAdOverview)
