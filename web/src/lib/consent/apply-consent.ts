import { removeAnalyticsCookies } from '#web/lib/analytics/analytics-cookies.ts'
import { refusesTracking } from '#web/lib/analytics/is-counted-here.ts'
import { forgetPurchases } from '#web/lib/analytics/purchases.ts'
import { keepEarly } from '#web/lib/analytics/track.ts'
import { forgetVisit } from '#web/lib/analytics/visit-mark.ts'
import { pageConfig } from '#web/lib/page-config.ts'
import type { ConsentPreferences } from './consent-record.ts'
import { allowFunctional } from './functional-storage.ts'
import { forgetSeenAds } from './seen-ads.ts'

type Counting = typeof import('#web/lib/analytics/counting.ts')

let wanted = false
let counting: Counting | undefined

/** Loads, tells or stops the optional scripts. No part of a script is fetched before it is allowed. */
export function applyConsent(preferences: ConsentPreferences): void {
  allowFunctional(preferences.functional)
  if (!preferences.advertising) forgetSeenAds()
  const google = pageConfig().analytics
  wanted = preferences.analytics && (google !== undefined || !refusesTracking())
  keepEarly(wanted)
  if (wanted) void loadCounting().then((loaded) => wanted && loaded?.startCounting({ google, preferences }))
  else counting?.stopCounting()
  if (preferences.analytics) return
  // This includes what an earlier page left, whose permission may have ended since.
  removeAnalyticsCookies()
  forgetPurchases()
  forgetVisit()
}

async function loadCounting(): Promise<Counting | undefined> {
  // A file that cannot be fetched only means that nothing is counted.
  counting ??= await import('#web/lib/analytics/counting.ts').catch(() => undefined)
  if (!counting) keepEarly(false)
  return counting
}
