import type { countAdView, countMemberAdView, ServedAd, serveAds } from '#shared/ads/ad-delivery/contract.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import type { Contract, InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import { call } from '#web/lib/call.ts'
import { currentSession, subscribeToSession } from '#web/lib/session/session-store.ts'
import { adsSeenEnough } from './seen-ads.ts'

/** What of a contract a call needs: all of it would bring the schemas of campaigns to every page. */
type Bare<C extends Contract> = Pick<C, 'name' | 'method' | 'path' | 'auth'>

const serve = {
  name: 'serveAds',
  method: 'POST',
  path: '/api/ads/serve',
  auth: 'public',
} as const satisfies Bare<typeof serveAds>

const view = {
  name: 'countAdView',
  method: 'POST',
  path: '/api/ads/views',
  auth: 'public',
} as const satisfies Bare<typeof countAdView>

const memberView = {
  name: 'countMemberAdView',
  method: 'POST',
  path: '/api/ads/member-views',
  auth: 'member',
} as const satisfies Bare<typeof countMemberAdView>

type Waiting = {
  zone: AdZone
  state: string | undefined
  show: (ad: ServedAd | undefined) => void
}

const mostAtOnce = 4
const gatherMs = 50

let waiting: Waiting[] = []
/** The places of this page. */
const places = new Set<Waiting>()
/** The advertisers that this page shows, by the place that shows them. */
const shown = new Map<Waiting, string>()

/** Asks for an ad, together with the other places that are near. The answer gives the place up. */
export function askForAd(one: Waiting): () => void {
  if (waiting.length === 0) setTimeout(() => void ask(), gatherMs)
  waiting.push(one)
  places.add(one)
  return () => {
    places.delete(one)
    shown.delete(one)
    waiting = waiting.filter((other) => other !== one)
  }
}

async function ask(): Promise<void> {
  const batch = waiting.splice(0, mostAtOnce)
  if (waiting.length > 0) setTimeout(() => void ask(), gatherMs)
  if (batch.length === 0) return
  const state = batch.find((one) => /^[A-Z]{2}$/.test(one.state ?? ''))?.state
  const body: InputOf<typeof serveAds>['body'] = {
    zones: batch.map(({ zone }) => zone),
    ...(state && { state }),
    skip: adsSeenEnough() as InputOf<typeof serveAds>['body']['skip'],
    shown: [...new Set(shown.values())].slice(-8),
  }
  const contract = { ...serve, response: {} } as unknown as typeof serveAds
  // A page is whole without ads.
  const answer: ResponseOf<typeof serveAds> = await call(contract, { body }).catch(() => ({ ads: [] }))
  for (const one of batch.filter((place) => places.has(place))) {
    const ad = answer.ads.find(({ zone }) => zone === one.zone)
    if (ad?.campaign) shown.set(one, ad.campaign.advertiser)
    one.show(ad)
  }
}

/** Who is signed in is known, or that no one is. */
const sessionKnown = () =>
  new Promise<void>((known) => {
    if (currentSession().status !== 'loading') return known()
    const end = subscribeToSession(() => {
      end()
      known()
    })
  })

/** Says that an ad was seen: as the member who did, since those of its advertiser do not count. */
export async function sendView(token: string): Promise<void> {
  await sessionKnown()
  const isMember = currentSession().status === 'signed-in'
  const contract = (isMember ? memberView : view) as unknown as typeof countAdView
  await call(contract, { body: { token } }).catch(() => undefined)
}
