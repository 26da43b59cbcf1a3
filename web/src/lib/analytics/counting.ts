import type { ConsentPreferences } from '#web/lib/consent/consent-record.ts'
import type { AnalyticsConfig } from '#web/lib/page-config.ts'
import { type CountingSwitches, followSwitches } from './counting-switches.ts'
import { refusesTracking } from './is-counted-here.ts'
import { startOwnCounting, stopOwnCounting } from './own-counting.ts'
import { countPurchase } from './purchases.ts'
import { followScriptErrors } from './script-errors.ts'
import { isCounting, keepEarly } from './track.ts'

type Google = typeof import('./google-analytics.ts')

type Allowed = { google: AnalyticsConfig | undefined; preferences: ConsentPreferences }

let allowed: Allowed | undefined
let switches: CountingSwitches | undefined
let google: Google | undefined
let endFollowing: (() => void) | undefined

/** Counts what a visitor allows, as far as administrators have it switched on. */
export function startCounting(given: Allowed): void {
  allowed = given
  endFollowing ??= followSwitches((told) => {
    if (switches?.own === told.own && switches.google === told.google) return
    switches = told
    void apply()
  })
  if (switches) void apply()
}

/** Stops counting immediately. */
export function stopCounting(): void {
  endFollowing?.()
  endFollowing = undefined
  allowed = undefined
  switches = undefined
  void apply()
}

const runsGoogle = () => (switches?.google && allowed?.google) || undefined

async function apply(): Promise<void> {
  // A file that cannot be fetched only means that Google counts nothing.
  if (runsGoogle() && !google) google = await import('./google-analytics.ts').catch(() => undefined)
  // Both start in the same turn, so that both count the same, and by what is allowed once the file is here.
  const config = runsGoogle()
  if (config && allowed) google?.startAnalytics(config, allowed.preferences)
  else google?.stopAnalytics()
  if (allowed && switches?.own && !refusesTracking()) startOwnCounting()
  else stopOwnCounting()
  keepEarly(false)
  followScriptErrors(isCounting())
  await countPurchase()
}
