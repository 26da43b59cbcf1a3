import { keptInTab } from '#web/lib/kept-in-browser.ts'

/** Stands in this tab once its visit was counted; it holds nothing else. */
export const visitKey = 'analytics_visit'

export const forgetVisit = (): void => keptInTab.remove(visitKey)

/** What the first event of a visit says: the host it came from, if it came from another site. */
export function beginVisit(): { from?: string } | undefined {
  if (keptInTab.get(visitKey) !== null) return undefined
  keptInTab.set(visitKey, '1')
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : ''
  return from && from !== location.hostname ? { from } : {}
}
