import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { fitsSponsor, freeViews, viewsThatFit } from '#shared/ads/ad-zones/zone-room.ts'
import { estimateOf, type ZoneSettings } from '#shared/ads/ad-zones/zone-settings.ts'
import { soldBetween } from './sold-days.ts'

/** The most views that fit into days of a zone, and whether a sponsor can have all of them. */
export async function roomOf(
  zone: AdZone,
  days: readonly string[],
  settings: ZoneSettings,
): Promise<{ views: number; sponsor: boolean }> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { views: 0, sponsor: false }
  const sold = await soldBetween(zone, first, last)
  const estimate = estimateOf(settings)
  return {
    views: viewsThatFit(days.map((day) => freeViews(sold.get(day), estimate))),
    sponsor: days.every((day) => fitsSponsor(sold.get(day), settings.slots)),
  }
}
