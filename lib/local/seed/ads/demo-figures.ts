import type { AdFiguresRow } from '#core/ads/ad-delivery/figures.ts'
import { chance } from '#lib/local/seed/directory/chance.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { bookedOf } from '#shared/ads/ad-campaigns/ad-price.ts'
import { noFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { dayStart } from '#shared/ads/ad-delivery/pace.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { daysFrom, spreadViews } from '#shared/ads/ad-zones/zone-room.ts'
import { firstTerms } from '#shared/ads/ad-zones/zone-settings.ts'
import type { HouseAd } from '#shared/ads/house-ads/house-ad.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { demoCampaigns } from './demo-campaigns.ts'

type Of = { subject: string; creativeId: string; zone: AdZone; day: string }

/** A day of an ad with so many views, and with what never stays away: ads that no one scrolled to, clicks, and robots. */
function rowOf(of: Of, viewed: number): AdFiguresRow {
  const share = (what: string, most: number) =>
    Math.floor(viewed * most * chance(`${of.subject} ${of.day} ${what}`))
  const notViewed = share('not viewed', 0.3)
  return {
    ...of,
    ...noFigures,
    served: viewed + notViewed,
    viewed,
    notViewed,
    clicks: share('clicks', 0.014),
    bots: share('bots', 0.03),
    noMetadata: share('no metadata', 0.01),
    own: share('own', 0.004),
    replayed: share('replayed', 0.006),
    late: share('late', 0.01),
    version: 1,
  }
}

/** A number over days by their weights, none of it lost. */
function spread(count: number, weights: ReadonlyMap<string, number>): Map<string, number> {
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  let [passed, given] = [0, 0]
  return new Map(
    [...weights].map(([day, weight]) => {
      passed += weight
      const upTo = Math.round((count * passed) / all)
      const own = upTo - given
      given = upTo
      return [day, own]
    }),
  )
}

/** What of the day has passed, from 0 to 1. */
const passedOf = (day: string, now: string): number => {
  const [from, to] = [day, addDays(day, 1)].map((one) => Date.parse(dayStart(one))) as [number, number]
  return Math.min(1, Math.max(0, (Date.parse(now) - from) / (to - from)))
}

/** What a campaign of views did by now at a pace, in hundredths of what its days so far ask for. */
export function demoCampaignDays(
  campaign: AdCampaign,
  ads: readonly AdCreative[],
  { pace, now }: { pace: number; now: string },
): AdFiguresRow[] {
  const { id, zone, startsOn, endsOn } = campaign
  const days = daysFrom(startsOn, endsOn)
  const passed = new Map(days.map((day) => [day, passedOf(day, now)]))
  const begun = days.filter((day) => passed.get(day))
  const sum = [...passed.values()].reduce((all, part) => all + part, 0)
  const viewed = Math.floor((bookedOf(campaign) * sum * pace) / days.length / 100)
  const weights = new Map(
    begun.map((day) => [day, (passed.get(day) ?? 0) * (0.8 + 0.4 * chance(`${id} ${day}`))]),
  )
  return [...spread(viewed, weights)].flatMap(([day, ofDay]) =>
    [
      ...spreadViews(
        ofDay,
        ads.map((ad) => ad.id),
      ),
    ].map(([creativeId, share]) => rowOf({ subject: id, creativeId, zone: zone as AdZone, day }, share)),
  )
}

const houseDays = 29

/** A house ad has what of the views of its zone no campaign holds, for as long as figures are looked at. */
export function demoHouseDays(ad: HouseAd, shown: readonly HouseAd[], now: string): AdFiguresRow[] {
  const { id, zone } = ad
  const today = siteDay(now)
  const beside = shown.filter((one) => one.zone === zone).length
  const booked = (day: string) =>
    demoCampaigns(now)
      .filter(({ sheet, campaign }) => sheet.end === 'paid' && campaign.zone === zone)
      .filter(({ campaign }) => campaign.startsOn <= day && day <= campaign.endsOn)
      .reduce((sum, { sheet: { views = 0, days } }) => sum + Math.floor(views / days), 0)
  return daysFrom(addDays(today, -houseDays), today).flatMap((day) => {
    const left = firstTerms[zone].dailyEstimate - booked(day)
    const viewed = Math.floor((left * passedOf(day, now) * (0.9 + 0.2 * chance(`${id} ${day}`))) / beside)
    return viewed > 0 ? [rowOf({ subject: id, creativeId: id, zone, day }, viewed)] : []
  })
}
