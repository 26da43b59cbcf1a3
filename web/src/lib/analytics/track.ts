/**
 * The events on the site that may be counted. Values are never personal: no names, addresses or ids of
 * people.
 */
export type AnalyticsEvents = {
  page_view: Record<string, never>
  sign_up: { method: 'email' | 'google'; membership_type: string }
  purchase: { value: number; currency: string; item: 'membership' | 'entry' | 'ad'; plan?: string }
  login: { method: 'email' | 'google' }
  search: { search_term: string }
  form_submit: { form_name: string; outcome: 'accepted' | 'refused' }
  social_click: { network: string }
  event_registration: { event_id: string; kind: 'competition' | 'meet' }
  view_event_detail: { event_id: string; kind: 'competition' | 'meet' }
  ad_click: { zone: string }
  error: { code: string }
}

export type AnalyticsPage = { path: string; title: string }

export type Sink = (name: string, params: object, page: AnalyticsPage) => void

const sinks = new Set<Sink>()
let page: AnalyticsPage = { path: '/', title: '' }
let countShown: (() => void) | undefined

const mostEarly = 20

/** What happened while it is not known yet whether that may be counted. */
let early: Parameters<Sink>[] | undefined = []

/** Counts an event, if its visitor has allowed that. Nothing is kept for later: what was not allowed never happened. */
export function track<Name extends keyof AnalyticsEvents>(name: Name, params: AnalyticsEvents[Name]): void {
  for (const sink of sinks) sink(name, params, page)
  // The page that is open by then is counted when counting begins.
  if (sinks.size === 0 && name !== 'page_view' && early && early.length < mostEarly)
    early.push([name, params, page])
}

/** Counts what a page shows, once: now, or when counting begins while it is still there. The answer ends that. */
export function trackShown<Name extends keyof AnalyticsEvents>(
  name: Name,
  params: AnalyticsEvents[Name],
): () => void {
  const told = new Set<Sink>()
  const count = () => {
    for (const sink of sinks) {
      if (told.has(sink)) continue
      told.add(sink)
      sink(name, params, page)
    }
  }
  countShown = count
  // The page is noted in the same turn, after what it shows.
  queueMicrotask(count)
  return () => {
    if (countShown === count) countShown = undefined
  }
}

/** Counts a form that was sent, by its name or else by the page it is on. Nothing that was typed is part of it. */
export function trackForm(form: unknown, outcome: AnalyticsEvents['form_submit']['outcome']): void {
  const name = form instanceof HTMLFormElement ? form.getAttribute('name') : undefined
  track('form_submit', { form_name: name || page.path, outcome })
}

/** Records which page is opened, by the pattern of its address. */
export function notePage(opened: AnalyticsPage): void {
  page = opened
}

/** Counts a page as seen. */
export function trackPage(shown: AnalyticsPage): void {
  notePage(shown)
  track('page_view', {})
}

/** Tells whether tracking is on right now. */
export const isCounting = (): boolean => sinks.size > 0

export const shownPage = (): AnalyticsPage => page

/**
 * Sends events to one more place from now on, until the answer is called. To begin with, the page that is open is
 * counted, and what it shows.
 */
export function sendEventsTo(sink: Sink): () => void {
  sinks.add(sink)
  sink('page_view', {}, page)
  for (const event of early ?? []) sink(...event)
  countShown?.()
  return () => void sinks.delete(sink)
}

/** Keeps events while it is found out where they may go; without that, they are forgotten. */
export function keepEarly(isKept: boolean): void {
  early = isKept ? (early ?? []) : undefined
}
