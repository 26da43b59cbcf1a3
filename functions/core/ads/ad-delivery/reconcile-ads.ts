import { eachItem } from '#core/platform/db/each-item.ts'
import { log } from '#core/platform/log/log.ts'
import { sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { type Delivery, deliveries, liveDeliveriesPartition, openOf } from './deliveries.ts'
import { figuresOf } from './figures.ts'

const mostLooks = 5

/** Compares what was booked with where it went, for each campaign. A difference ends the run, which rings the alarm. */
export async function reconcileAds(): Promise<{ compared: number }> {
  let compared = 0
  const wrong: string[] = []
  for await (const { campaignId } of eachItem(deliveries, { index: 'gsi1', pk: liveDeliveriesPartition })) {
    const found = await differencesOf(campaignId)
    compared++
    if (found.length === 0) continue
    wrong.push(campaignId)
    log.error('ads.not_reconciled', { campaignId, differences: found })
  }
  if (wrong.length > 0) throw new Error(`The figures of ${wrong.length} campaigns do not add up.`)
  log.info('ads.reconciled', { compared })
  return { compared }
}

/** What does not add up. Windows that close meanwhile change both sides, so the delivery must be the same before and after. */
export async function differencesOf(campaignId: string): Promise<string[]> {
  for (let look = 1; look <= mostLooks; look++) {
    const before = await deliveries.get({ campaignId }, { consistent: true })
    if (!before) return []
    const { viewed } = sumOfFigures(await figuresOf(campaignId))
    const after = await deliveries.get({ campaignId }, { consistent: true })
    if (after?.viewed === before.viewed) return differences(after, viewed)
  }
  return []
}

function differences(delivery: Delivery, viewedInFigures: number): string[] {
  const { booked, remaining, viewed, refunded } = delivery
  const accounted = (remaining ?? 0) + openOf(delivery) + viewed + refunded
  return [
    // No number limits a sponsor.
    ...(remaining !== undefined && accounted !== booked
      ? [`booked ${booked}, accounted for ${accounted}`]
      : []),
    ...(remaining !== undefined && remaining < 0 ? [`remaining ${remaining}`] : []),
    ...(viewedInFigures === viewed ? [] : [`viewed ${viewed}, by day ${viewedInFigures}`]),
  ]
}
