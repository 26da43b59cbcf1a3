import type { ServedAd } from '#shared/ads/ad-delivery/contract.ts'
import { type SeenAds, seenEnough, withView } from '#shared/ads/ad-delivery/frequency.ts'
import { seenAdsKey } from '#web/lib/consent/seen-ads.ts'
import { storedConsent } from '#web/lib/consent/stored-consent.ts'
import { kept } from '#web/lib/kept-in-browser.ts'

const isAllowed = () => storedConsent()?.advertising === true

function read(): SeenAds {
  try {
    return JSON.parse(kept.get(seenAdsKey) ?? '{}')
  } catch {
    return {}
  }
}

/** The campaigns that this visitor has seen as often as they should; none without their consent. */
export function adsSeenEnough(): string[] {
  try {
    return isAllowed() ? seenEnough(read(), Date.now()) : []
  } catch {
    // Something else wrote there.
    return []
  }
}

/** Remembers a view of a campaign that limits them, if this visitor allows it. */
export function rememberView(campaign: ServedAd['campaign']): void {
  if (!campaign?.cap || !isAllowed()) return
  const { id, cap } = campaign
  try {
    kept.set(seenAdsKey, JSON.stringify(withView(read(), { id, cap }, Date.now())))
  } catch {
    kept.remove(seenAdsKey)
  }
}
