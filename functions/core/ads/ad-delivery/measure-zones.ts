import { settingsOf, zoneSettings } from '#core/ads/ad-zones/zone-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { measuredViews } from '#shared/ads/ad-delivery/measured-views.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { figuresOfZone } from './figures.ts'

const mostDays = 28

/** Measures how many views a day each zone has, house ads with them. Safe to repeat at any point. */
export async function measureZones(now: string): Promise<{ measured: number }> {
  const changed = await Promise.all(AdZone.options.map((zone) => measureZone(zone, now)))
  const measured = changed.filter(Boolean).length
  log.info('ad_zones.measured', { measured })
  return { measured }
}

/** False where it is as it was. */
async function measureZone(zone: AdZone, now: string): Promise<boolean> {
  const yesterday = addDays(siteDay(now), -1)
  const rows = await figuresOfZone(zone, addDays(yesterday, 1 - mostDays), yesterday)
  const measured = measuredViews(rows, yesterday)
  if (!measured) return false
  return untilUnchanged(async () => {
    const before = await settingsOf(zone)
    if (before.measured?.views === measured.views && before.measured.days === measured.days) return false
    const expected = before.version === 0 ? ({ absent: true } as const) : { version: before.version }
    await commit(zoneSettings.put({ ...before, measured, version: before.version + 1 }, expected))
    return true
  })
}
