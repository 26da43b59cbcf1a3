import { removeAnalyticsCookies } from '#web/lib/analytics/analytics-cookies.ts'
import { forgetPurchases } from '#web/lib/analytics/purchases.ts'
import { pageConfig } from '#web/lib/page-config.ts'
import type { ConsentPreferences } from './consent-record.ts'
import { allowFunctional } from './functional-storage.ts'
import { forgetSeenAds } from './seen-ads.ts'

type Analytics = typeof import('#web/lib/analytics/google-analytics.ts')

let wanted = false
let analytics: Analytics | undefined

/** Loads, tells or stops the optional scripts. No part of a script is fetched before it is allowed. */
export function applyConsent(preferences: ConsentPreferences): void {
  allowFunctional(preferences.functional)
  if (!preferences.advertising) forgetSeenAds()
  const config = pageConfig().analytics
  wanted = config !== undefined && preferences.analytics
  if (!config) return
  if (wanted) void loadAnalytics().then((loaded) => wanted && loaded?.startAnalytics(config, preferences))
  else {
    analytics?.stopAnalytics()
    // This includes cookies of an earlier page, whose permission may have ended since.
    removeAnalyticsCookies()
    forgetPurchases()
  }
}

async function loadAnalytics(): Promise<Analytics | undefined> {
  // A file that cannot be fetched only means that nothing is counted.
  analytics ??= await import('#web/lib/analytics/google-analytics.ts').catch(() => undefined)
  return analytics
}
