import type { AdminZone } from '#shared/ads/ad-zones/contract.ts'
import { daysFrom, sellableOf } from '#shared/ads/ad-zones/zone-room.ts'
import { estimateOf, type ZoneSettings } from '#shared/ads/ad-zones/zone-settings.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { soldBetween } from './sold-days.ts'

const daysShown = 60

/** A zone for administrators, with what of its coming days is sold. */
export async function adminZone(settings: ZoneSettings, now: string): Promise<AdminZone> {
  const from = siteDay(now)
  const days = daysFrom(from, addDays(from, daysShown - 1))
  const sold = await soldBetween(settings.zone, from, days.at(-1) ?? from)
  const dailyViews = estimateOf(settings)
  return {
    settings,
    dailyViews,
    days: days.map((day) => {
      const { views = 0, sponsors = 0 } = sold.get(day) ?? {}
      return { day, views, sponsors, sellable: sellableOf(dailyViews) }
    }),
  }
}
