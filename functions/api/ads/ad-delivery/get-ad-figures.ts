import { type AdFiguresRow, figuresOfZone } from '#core/ads/ad-delivery/figures.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { getAdFigures as contract } from '#shared/ads/ad-delivery/contract.ts'
import { figuresByDay } from '#shared/ads/ad-delivery/figures-by-day.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

async function getAdFigures({ query, now }: ApiRequest<typeof contract>) {
  const today = siteDay(now)
  const zones = await Promise.all(
    AdZone.options.map(async (zone) => {
      const rows = await figuresOfZone(zone, addDays(today, 1 - query.days), today)
      const days = figuresByDay(rows.map(withHouse))
      return { zone, total: sumOfFigures(days), days }
    }),
  )
  return { zones }
}

/** An ad of the platform has no window to close: what was not viewed follows. */
const withHouse = (row: AdFiguresRow): AdFiguresRow =>
  row.subject.startsWith('had_') ? { ...row, notViewed: Math.max(0, row.served - row.viewed) } : row

export const handler = endpoint(contract, getAdFigures)
