import { detailOf } from '#shared/operations/insights/detail-of.ts'
import { subscribeToSession } from '#web/lib/session/session-store.ts'
import { bodyOf, mostEvents, type SeenEvent, takeBatch } from './event-batch.ts'
import { isCountedHere } from './is-counted-here.ts'
import { type Sink, sendEventsTo } from './track.ts'
import { beginVisit } from './visit-mark.ts'

const address = '/api/analytics/events'
const everyMs = 10_000
const longestDetail = 100
/** Of a page that never learns who is here. */
const mostUndecided = 50

let end: (() => void) | undefined

/** Counts for the platform itself, by the kind of page and of event. Nothing says who it was. */
export function startOwnCounting(): void {
  if (end) return
  let waiting: SeenEvent[] = []
  let undecided: SeenEvent[] = []

  const keep = (event: SeenEvent) => {
    const visit = beginVisit()
    waiting.push(visit ? { ...event, visit } : event)
    if (waiting.length >= mostEvents) send()
  }
  const decide = () => {
    const isCounted = isCountedHere()
    if (isCounted === 'unknown') return
    const events = undecided
    undecided = []
    if (isCounted) for (const event of events) keep(event)
  }
  const see: Sink = (name, params, { path }) => {
    const detail = detailOf(name, params)?.slice(0, longestDetail)
    if (undecided.length < mostUndecided) undecided.push({ name, path, ...(detail && { detail }) })
    decide()
  }
  const send = () => {
    while (waiting.length > 0) post(bodyOf(takeBatch(waiting)))
  }
  const leave = () => {
    while (waiting.length > 0) {
      const body = new Blob([bodyOf(takeBatch(waiting))], { type: 'application/json' })
      navigator.sendBeacon(address, body)
    }
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }

  const timer = setInterval(send, everyMs)
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  const forgetSession = subscribeToSession(decide)
  const stopEvents = sendEventsTo(see)
  end = () => {
    stopEvents()
    forgetSession()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
    waiting = []
    undecided = []
  }
}

/** Stops immediately: what was not sent yet is forgotten. */
export function stopOwnCounting(): void {
  end?.()
  end = undefined
}

/** A count that does not arrive is not sent again: it might count twice. */
function post(body: string): void {
  const headers = { 'content-type': 'application/json' }
  fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined)
}
