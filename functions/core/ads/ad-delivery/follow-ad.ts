import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { creatives } from '#core/ads/ad-campaigns/creatives.ts'
import { houseAds } from '#core/ads/house-ads/house-ads.ts'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { FilterReason } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { isClickable } from '#shared/ads/ad-delivery/ad-window.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type AdClaim, networkTag, readAdToken } from './ad-token.ts'
import { adViews, countNetwork } from './ad-views.ts'
import { reasonOf, refusedFor } from './count-ad-view.ts'
import { addFigures, countFiltered } from './figures.ts'
import { programOf } from './serve-ads.ts'

type Clicked = { token: string; ip: string; userAgent: string; fetchSite: string | undefined }

/** Where an ad leads: to what is stored for it, whatever the address says. Counts the click once, if its view counted. */
export async function followAd(clicked: Clicked, now: string): Promise<string> {
  const claim = await readAdToken(clicked.token)
  const target = claim && (await targetOf(claim, now))
  if (!claim || !target) return `${env('SITE_URL')}/advertise`
  if (!target.hasEnded) {
    const reason = await counted(claim, clicked, now)
    if (reason) await countFiltered(claim, reason, now)
  }
  return target.href
}

type Target = { href: string; hasEnded: boolean }

async function targetOf(
  { kind, subject, creative, zone }: AdClaim,
  now: string,
): Promise<Target | undefined> {
  if (kind === 'house') {
    const ad = await houseAds.get({ zone, id: subject })
    return ad && { href: `${env('SITE_URL')}${ad.path}`, hasEnded: false }
  }
  const [campaign, ad] = await Promise.all([
    campaigns.get({ id: subject }),
    creatives.get({ campaignId: subject, id: creative }),
  ])
  if (!campaign || !ad) return undefined
  const state = campaignStateAt(campaign, now)
  return { href: ad.targetUrl, hasEnded: state === 'completed' || state === 'cancelled' }
}

/** Why a click does not count, if there is a reason. One on an ad whose view did not count is no click. */
async function counted(claim: AdClaim, clicked: Clicked, now: string): Promise<FilterReason | undefined> {
  const { nonce, subject, creative, zone, servedAt } = claim
  const program = programOf(clicked)
  if (program) return program
  // From a page of this site: an address that someone passed on is no click on an ad.
  if (clicked.fetchSite !== 'same-origin') return undefined
  const view = await adViews.get({ nonce }, { consistent: true })
  if (!view) return undefined
  if (!isClickable(servedAt, now)) return 'late'
  if (view.clickedAt) return 'replayed'
  const network = await networkTag(subject, clicked.ip)
  return reasonOf(() =>
    commit(
      clickedOnce(view, now),
      countNetwork({ campaignId: subject, network, what: 'clicks' }, now, refusedFor('network')),
      // On the day on which it was served, whose views it belongs to.
      addFigures({ subject, creativeId: creative, zone, day: siteDay(servedAt) }, { clicks: 1 }),
    ),
  )
}

const clickedOnce = (view: NonNullable<Awaited<ReturnType<typeof adViews.get>>>, now: string): Write =>
  adViews.put(
    { ...view, clickedAt: now, version: view.version + 1 },
    { version: view.version },
    refusedFor('replayed'),
  )
