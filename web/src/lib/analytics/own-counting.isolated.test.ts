import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '#shared/platform/users/contract.ts'
import { setSession } from '#web/lib/session/session-store.ts'
import type { SeenEvent } from './event-batch.ts'
import { startOwnCounting, stopOwnCounting } from './own-counting.ts'
import { keepEarly, notePage, track, trackPage } from './track.ts'
import { forgetVisit, visitKey } from './visit-mark.ts'

const tab = new Map<string, string>()
const all = new Map<string, string>()
const storage = (values: Map<string, string>) => ({
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, text: string) => values.set(name, text),
  removeItem: (name: string) => values.delete(name),
})

let sent: SeenEvent[][] = []
let beacons: SeenEvent[][] = []
let bytes: number[] = []
let listeners = new Map<string, Set<() => void>>()

const page = Object.assign(new EventTarget(), { visibilityState: 'visible', referrer: '' })
const events = () => sent.flat().map(({ name, path }) => `${name} ${path}`)
const member = (membershipType: string) =>
  setSession({ status: 'signed-in', me: { id: 'usr_1', membershipType } as Me })
const later = () => vi.advanceTimersByTime(10_000)
const hide = () => {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  tab.clear()
  all.clear()
  sent = []
  beacons = []
  bytes = []
  listeners = new Map()
  page.visibilityState = 'visible'
  page.referrer = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { hostname: 'boxrise.test' })
  vi.stubGlobal('sessionStorage', storage(tab))
  vi.stubGlobal('localStorage', storage(all))
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
  )
  vi.stubGlobal('removeEventListener', (name: string, listener: () => void) =>
    listeners.get(name)?.delete(listener),
  )
  vi.stubGlobal('navigator', {
    sendBeacon: (_address: string, blob: Blob) => {
      void blob.text().then((text) => beacons.push(JSON.parse(text).events))
      return true
    },
  })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    bytes.push(Buffer.byteLength(body))
    sent.push(JSON.parse(body).events)
    return new Response(null, { status: 202 })
  })
  keepEarly(false)
  notePage({ path: '/', title: '' })
  setSession({ status: 'anonymous' })
})

afterEach(() => {
  stopOwnCounting()
  forgetVisit()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a visit begins with the first event of a tab, with the host that it came from and no more', () => {
  page.referrer = 'https://www.example.com/search?q=boxrise'
  startOwnCounting()
  trackPage({ path: '/events', title: 'Events' })
  expect(sent).toEqual([])
  later()
  expect(sent).toEqual([
    [
      { name: 'page_view', path: '/', visit: { from: 'www.example.com' } },
      { name: 'page_view', path: '/events' },
    ],
  ])
  expect([...tab]).toEqual([[visitKey, '1']])
  stopOwnCounting()
  startOwnCounting()
  later()
  expect(sent[1]).toEqual([{ name: 'page_view', path: '/events' }])
})

test('a page of this site is no source of a visit', () => {
  page.referrer = 'https://boxrise.test/events/evt_1?code=secret'
  startOwnCounting()
  later()
  expect(sent).toEqual([[{ name: 'page_view', path: '/', visit: {} }]])
})

test('an event says its kind and nothing that was typed, paid, or looked at', () => {
  startOwnCounting()
  track('search', { search_term: 'dana' })
  track('purchase', { value: 45, currency: 'USD', item: 'entry' })
  track('view_event_detail', { event_id: 'evt_1', kind: 'meet' })
  track('form_submit', { form_name: 'login', outcome: 'refused' })
  later()
  expect(sent.flat().slice(1)).toEqual([
    { name: 'search', path: '/' },
    { name: 'purchase', path: '/', detail: 'entry' },
    { name: 'view_event_detail', path: '/', detail: 'meet' },
    { name: 'form_submit', path: '/', detail: 'login refused' },
  ])
})

test('a request holds twenty events and four kilobytes at most, and nothing is lost between them', () => {
  startOwnCounting()
  for (let count = 1; count < 55; count++) track('error', { code: `${'x'.repeat(97)}${count}` })
  later()
  for (let count = 0; count < 19; count++) trackPage({ path: `/${'long-'.repeat(38)}${count}`, title: '' })
  later()
  expect(sent.flat()).toHaveLength(55 + 19)
  expect(Math.max(...sent.map((batch) => batch.length))).toBeLessThanOrEqual(20)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(4096)
  expect(Math.max(...bytes)).toBeGreaterThan(3000)
})

test('what waits is sent when the page is left', async () => {
  startOwnCounting()
  hide()
  await vi.waitFor(() => expect(beacons).toHaveLength(1))
  expect(beacons[0]).toEqual([{ name: 'page_view', path: '/', visit: {} }])
  trackPage({ path: '/events', title: '' })
  for (const listener of listeners.get('pagehide') ?? []) listener()
  await vi.waitFor(() => expect(beacons[1]).toEqual([{ name: 'page_view', path: '/events' }]))
  later()
  expect(sent).toEqual([])
})

test('when counting stops, what was not sent yet is forgotten, and nothing listens anymore', async () => {
  startOwnCounting()
  stopOwnCounting()
  track('login', { method: 'email' })
  later()
  hide()
  await Promise.resolve()
  expect([sent, beacons]).toEqual([[], []])
  expect([...listeners.values()].every((set) => set.size === 0)).toBe(true)
})

test('administrators are not counted, nor is what was seen before they were known', () => {
  setSession({ status: 'loading' })
  startOwnCounting()
  trackPage({ path: '/events', title: '' })
  later()
  expect(sent).toEqual([])
  member('admin')
  trackPage({ path: '/members', title: '' })
  later()
  expect(sent).toEqual([])
  expect(tab.size).toBe(0)
  setSession({ status: 'anonymous' })
  trackPage({ path: '/login', title: '' })
  later()
  expect(events()).toEqual(['page_view /login'])
})

test('a member is counted, with what was seen before they were known', () => {
  setSession({ status: 'loading' })
  startOwnCounting()
  member('competitor')
  trackPage({ path: '/members', title: '' })
  later()
  expect(events()).toEqual(['page_view /', 'page_view /members'])
})

test('an administrator who looks at the site as a member is not counted', () => {
  const words = ['originalAdminId', 'targetUserId', 'impersonationId', 'handle']
  const stored = Object.fromEntries(words.map((word) => [word, word]))
  all.set('impersonation', JSON.stringify({ ...stored, expiresAt: '2027-01-01T00:00:00.000Z' }))
  member('competitor')
  startOwnCounting()
  later()
  expect(sent).toEqual([])
})
