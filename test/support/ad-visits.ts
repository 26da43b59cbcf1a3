import { closeWindows } from '#core/ads/ad-delivery/close-windows.ts'
import { countAdView } from '#core/ads/ad-delivery/count-ad-view.ts'
import { type Delivery, deliveries, openOf } from '#core/ads/ad-delivery/deliveries.ts'
import { figuresOf } from '#core/ads/ad-delivery/figures.ts'
import { followAd } from '#core/ads/ad-delivery/follow-ad.ts'
import { type Asked, serveAds } from '#core/ads/ad-delivery/serve-ads.ts'
import { sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import type { ServedAd } from '#shared/ads/ad-delivery/contract.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'

/** What a browser says of itself and of where it asks from. */
export const asBrowser = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  fetchSite: 'same-origin',
}
export const browserHeaders = {
  'user-agent': asBrowser.userAgent,
  'sec-fetch-site': asBrowser.fetchSite,
}

let addresses = 0

/** The address of another network each time. */
export const newIp = (): string => {
  const count = addresses++
  return `10.${Math.floor(count / 65_536) % 256}.${Math.floor(count / 256) % 256}.${count % 256}`
}

/** The ad that a visitor is shown in a zone at a made-up time, by the rules of the platform. */
export async function shownIn(zone: AdZone, now: string, more: Partial<Asked> = {}) {
  const [ad] = await serveAds({ zones: [zone], skip: [], shown: [], ...asBrowser, ...more }, now)
  return ad
}

type Visit = { userAgent?: string; fetchSite?: string | undefined; ip?: string }

export const seen = ({ token }: Pick<ServedAd, 'token'>, now: string, more: Visit = {}): Promise<void> =>
  countAdView({ token, ip: newIp(), ...asBrowser, ...more }, now)

export const clicked = ({ token }: Pick<ServedAd, 'token'>, now: string, more: Visit = {}): Promise<string> =>
  followAd({ token, ip: newIp(), ...asBrowser, ...more }, now)

export async function deliveryNow(campaignId: string): Promise<Delivery> {
  const delivery = await deliveries.get({ campaignId } as Delivery, { consistent: true })
  if (!delivery) throw new Error(`${campaignId} has no delivery`)
  return delivery
}

/** What is left, what is open, and what was viewed: together what was booked. */
export async function countsOf(campaignId: string) {
  const delivery = await deliveryNow(campaignId)
  return { remaining: delivery.remaining, open: openOf(delivery), viewed: delivery.viewed }
}

export const totalOf = async (subject: string) => sumOfFigures(await figuresOf(subject))

export const closeAt = (campaignId: string, now: string) => closeWindows(campaignId, now)
