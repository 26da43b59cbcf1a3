import { creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { findOwnCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { adStatistics } from '#core/ads/ad-delivery/ad-statistics.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { clickRate, FilterReason, filterWords } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { type AdDay, exportAdStatistics as contract } from '#shared/ads/ad-delivery/contract.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { type Column, csvPart } from '#shared/platform/csv/csv-part.ts'

type Row = AdDay & { ad: string }

const columns: readonly Column<Row>[] = [
  ['Day', ({ day }) => day],
  ['Ad', ({ ad }) => ad],
  ['Ad ID', ({ creativeId }) => creativeId],
  ['Ad space', ({ zone }) => zoneName(zone)],
  ['Served', ({ served }) => String(served)],
  ['Viewed', ({ viewed }) => String(viewed)],
  ['Not viewed', ({ notViewed }) => String(notViewed)],
  ['Clicks', ({ clicks }) => String(clicks)],
  ['Click rate', (row) => clickRate(row) ?? ''],
  ...FilterReason.options.map(
    (reason): Column<Row> => [`Filtered: ${filterWords[reason]}`, (row) => String(row[reason])],
  ),
]

async function exportAdStatistics({ params, actor }: ApiRequest<typeof contract>) {
  const { id } = await findOwnCampaign(params.campaignId, actor.userId)
  const [{ days }, ads] = await Promise.all([adStatistics(id), creativesOf(id)])
  const named = new Map(ads.map((ad) => [ad.id as string, ad.alt]))
  const rows = days.map((row) => ({ ...row, ad: named.get(row.creativeId) ?? '' }))
  return { csv: csvPart({ columns, rows, isFirst: true }) }
}

export const handler = endpoint(contract, exportAdStatistics)
