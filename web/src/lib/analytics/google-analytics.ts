import type { ConsentPreferences } from '#web/lib/consent/consent-record.ts'
import type { AnalyticsConfig } from '#web/lib/page-config.ts'
import { pageTitleFor } from './page-titles.ts'
import { type AnalyticsPage, sendEventsTo } from './track.ts'
import { withoutPersonalData } from './without-personal-data.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const googleScript = 'https://www.googletagmanager.com/gtag/js'

let running: { measurementId: string; end: () => void } | undefined

/** Google reads its commands as the arguments of calls, from a queue that exists before its script does. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array in its place is ignored by Google's script
  window.dataLayer.push(arguments)
}

/** Starts counting, or tells the running script what else has been allowed. */
export function startAnalytics(
  { measurementId, scriptUrl }: AnalyticsConfig,
  allowed: ConsentPreferences,
): void {
  const switches = window as unknown as Record<string, unknown>
  switches[`ga-disable-${measurementId}`] = false
  tellConsent(loadedBefore(measurementId) ? 'update' : 'default', allowed)
  if (running) return
  if (!loadedBefore(measurementId)) load(measurementId, scriptUrl ?? googleScript)
  running = { measurementId, end: sendEventsTo(send) }
}

/** Stops counting immediately. */
export function stopAnalytics(): void {
  if (!running) return
  running.end()
  const switches = window as unknown as Record<string, unknown>
  switches[`ga-disable-${running.measurementId}`] = true
  tellConsent('update', { analytics: false, advertising: false })
  running = undefined
}

const scriptId = (measurementId: string) => `analytics-${measurementId}`

const loadedBefore = (measurementId: string) => document.getElementById(scriptId(measurementId)) !== null

function load(measurementId: string, source: string): void {
  gtag('js', new Date())
  const secure = location.protocol === 'https:' ? ';Secure' : ''
  gtag('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_flags: `SameSite=Strict${secure}`,
    cookie_expires: 365 * 86_400,
    page_location: location.origin,
    page_referrer: '',
  })
  const script = document.createElement('script')
  script.id = scriptId(measurementId)
  script.async = true
  script.src = `${source}?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

function tellConsent(
  command: 'default' | 'update',
  { analytics, advertising }: Pick<ConsentPreferences, 'analytics' | 'advertising'>,
): void {
  const word = (granted: boolean) => (granted ? 'granted' : 'denied')
  gtag('consent', command, {
    analytics_storage: word(analytics),
    ad_storage: word(advertising),
    ad_user_data: word(advertising),
    ad_personalization: word(advertising),
  })
}

/** Addresses go out as their pattern: a real one can hold a code, a token or a person’s id. */
function send(name: string, params: object, { path, title }: AnalyticsPage): void {
  gtag('event', name, {
    ...withoutPersonalData(params),
    page_path: path,
    page_location: location.origin + path,
    page_title: pageTitleFor(path, title),
    page_referrer: '',
  })
}
