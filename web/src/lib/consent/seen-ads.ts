import { kept } from '#web/lib/kept-in-browser.ts'

/** Where a visitor who allows that has their browser remember which ads they saw. */
export const seenAdsKey = 'ad_views'

export const forgetSeenAds = (): void => kept.remove(seenAdsKey)
