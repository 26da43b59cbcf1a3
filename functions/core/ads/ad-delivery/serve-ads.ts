import { houseAdsOf } from '#core/ads/house-ads/house-ads.ts'
import { isProgram } from '#core/directory/listings/is-program.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { chooseAd } from '#shared/ads/ad-delivery/choose-ad.ts'
import type { ServedAd } from '#shared/ads/ad-delivery/contract.ts'
import { turnOf } from '#shared/ads/ad-delivery/paced-delivery.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import type { HouseAd } from '#shared/ads/house-ads/house-ad.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type AdRun, adRuns, runsPartition } from './ad-runs.ts'
import { advertiserTag, newAdToken } from './ad-token.ts'
import { type Delivery, deliveries } from './deliveries.ts'
import { countFigures } from './figures.ts'
import { serveOnce } from './serve-once.ts'

export type Asked = {
  zones: readonly AdZone[]
  state?: string | undefined
  skip: readonly string[]
  shown: readonly string[]
  userAgent: string
  fetchSite: string | undefined
}

/** In [0, 1). */
type Random = () => number

type Candidate = { run: AdRun; advertiser: string }

/**
 * The ads of a page, each counted as served: a campaign that may go on, or else an ad of the platform. Programs get the
 * platform’s own alone, so that they use up nothing that someone paid for.
 */
export async function serveAds(asked: Asked, now: string, random: Random = Math.random): Promise<ServedAd[]> {
  const zones = [...new Set(asked.zones)]
  const program = programOf(asked)
  const lists = await Promise.all(
    zones.map(async (zone) => {
      const [runs, house] = await Promise.all([
        program ? [] : eligibleRuns(zone, asked, now),
        houseAdsOf(zone),
      ])
      return { zone, runs, house: house.filter(({ isShown }) => isShown) }
    }),
  )
  const known = await deliveriesOf(lists.flatMap(({ runs }) => runs))
  const shown = new Set(asked.shown)
  const ads: ServedAd[] = []
  // One after the other, since no page shows two ads of an advertiser.
  for (const { zone, runs, house } of lists) {
    const served = await serveRun(runs, { known, shown, now, random })
    if (served) shown.add(served.campaign?.advertiser ?? '')
    const ad = served ?? (await serveHouse(house, { isCounted: !program, now, random }))
    if (ad) ads.push(ad)
    if (program)
      await countFigures({ subject: zone, creativeId: '-', zone, day: siteDay(now) }, { [program]: 1 })
  }
  return ads
}

/** Why a request is not that of a visitor, if it is none. */
export const programOf = ({ userAgent, fetchSite }: Pick<Asked, 'userAgent' | 'fetchSite'>) =>
  isProgram(userAgent) ? ('bots' as const) : fetchSite ? undefined : ('noMetadata' as const)

async function eligibleRuns(zone: AdZone, { state, skip, shown }: Asked, now: string): Promise<Candidate[]> {
  const day = siteDay(now)
  const found: Candidate[] = []
  for await (const run of eachItem(adRuns, { pk: runsPartition(zone), prefix: 'RUN#' })) {
    const { startsOn, endsOn, states, campaignId, advertiserId } = run
    if (day < startsOn || day > endsOn || run.creatives.length === 0) continue
    if (states.length > 0 && !(state && states.includes(state))) continue
    if (skip.includes(campaignId)) continue
    const advertiser = await advertiserTag(advertiserId)
    if (!shown.includes(advertiser)) found.push({ run, advertiser })
  }
  return found
}

async function deliveriesOf(candidates: readonly Candidate[]): Promise<Map<string, Delivery>> {
  const rows = await getMany(candidates.map(({ run }) => deliveries.key(run)))
  return new Map(rows.map(deliveries.read).map((one) => [one.campaignId, one]))
}

type Choice = {
  known: ReadonlyMap<string, Delivery>
  shown: ReadonlySet<string>
  now: string
  random: Random
}

async function serveRun(
  runs: readonly Candidate[],
  { known, shown, now, random }: Choice,
): Promise<ServedAd | undefined> {
  let left = runs.flatMap((one) => {
    const delivery = known.get(one.run.campaignId)
    const turn = delivery && !shown.has(one.advertiser) && turnOf(delivery, one.run.endsOn, now)
    return turn ? [{ ...one, delivery, model: one.run.model, weight: turn.weight }] : []
  })
  while (left.length > 0) {
    const chosen = chooseAd(left, random())
    if (!chosen) return undefined
    const { run, delivery, advertiser } = chosen
    const { id, ...words } = oneOf(run.creatives, random)
    if (await serveOnce({ delivery, endsOn: run.endsOn, creativeId: id, now })) {
      const { campaignId, zone, frequencyCap } = run
      const token = await newAdToken({
        kind: 'campaign',
        subject: campaignId,
        creative: id,
        zone,
        servedAt: now,
      })
      const cap = frequencyCap && { cap: frequencyCap }
      return {
        zone,
        token,
        ...words,
        href: clickPath(token),
        campaign: { id: campaignId, advertiser, ...cap },
      }
    }
    left = left.filter((one) => one !== chosen)
  }
  return undefined
}

async function serveHouse(
  ads: readonly HouseAd[],
  { isCounted, now, random }: { isCounted: boolean; now: string; random: Random },
): Promise<ServedAd | undefined> {
  if (ads.length === 0) return undefined
  const { id, zone, pictures, alt, headline, text } = oneOf(ads, random)
  if (isCounted) await countFigures({ subject: id, creativeId: id, zone, day: siteDay(now) }, { served: 1 })
  const token = await newAdToken({ kind: 'house', subject: id, creative: id, zone, servedAt: now })
  return { zone, token, pictures, alt, headline, text, href: clickPath(token) }
}

const clickPath = (token: string) => `/api/ads/click/${token}`

function oneOf<T>(all: readonly T[], random: Random): T {
  return all[Math.floor(random() * all.length)] as T
}
