import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everything, nothingOptional } from '#web/lib/consent/consent-record.ts'
import { startCounting, stopCounting } from './counting.ts'

const google = vi.hoisted(() => ({ startAnalytics: vi.fn(), stopAnalytics: vi.fn() }))
const own = vi.hoisted(() => ({ startOwnCounting: vi.fn(), stopOwnCounting: vi.fn() }))
vi.mock('./google-analytics.ts', () => google)
vi.mock('./own-counting.ts', () => own)

const config = { measurementId: 'G-TEST' }
const allowed = { google: config, preferences: everything }
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

let switches: { own: boolean; google: boolean } | undefined
let asked = 0
let browser: Record<string, unknown>

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  switches = { own: true, google: true }
  asked = 0
  browser = {}
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => {
    asked++
    if (!switches) throw new TypeError('offline')
    return Response.json(switches)
  })
})

afterEach(() => {
  stopCounting()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing counts before the platform has said what does', async () => {
  switches = undefined
  startCounting(allowed)
  await settled()
  expect(own.startOwnCounting).not.toHaveBeenCalled()
  expect(google.startAnalytics).not.toHaveBeenCalled()
  switches = { own: true, google: true }
  await vi.advanceTimersByTimeAsync(300_000)
  expect(own.startOwnCounting).toHaveBeenCalledOnce()
  expect(google.startAnalytics).toHaveBeenCalledExactlyOnceWith(config, everything)
})

test('each of both counts by its own switch, in an open page within five minutes', async () => {
  switches = { own: true, google: false }
  startCounting(allowed)
  await settled()
  expect(own.startOwnCounting).toHaveBeenCalledOnce()
  expect(google.startAnalytics).not.toHaveBeenCalled()
  switches = { own: false, google: true }
  await vi.advanceTimersByTimeAsync(300_000)
  expect(own.stopOwnCounting).toHaveBeenCalledOnce()
  expect(google.startAnalytics).toHaveBeenCalledOnce()
  google.stopAnalytics.mockClear()
  switches = { own: false, google: false }
  await vi.advanceTimersByTimeAsync(300_000)
  expect(google.startAnalytics).toHaveBeenCalledOnce()
  expect(google.stopAnalytics).toHaveBeenCalledOnce()
})

test('a page that no one sees does not ask, and asks when it is seen after five minutes', async () => {
  startCounting(allowed)
  await settled()
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(900_000)
  expect(asked).toBe(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(asked).toBe(2)
  page.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(asked).toBe(2)
})

test('the platform counts without Google', async () => {
  startCounting({ google: undefined, preferences: everything })
  await settled()
  expect(own.startOwnCounting).toHaveBeenCalledOnce()
  expect(google.startAnalytics).not.toHaveBeenCalled()
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a browser that says %o is not counted by the platform',
  async (said) => {
    Object.assign(browser, said)
    startCounting(allowed)
    await settled()
    expect(own.startOwnCounting).not.toHaveBeenCalled()
  },
)

test('withdrawn consent stops both at once, and no switch starts them', async () => {
  startCounting(allowed)
  await settled()
  stopCounting()
  expect(own.stopOwnCounting).toHaveBeenCalledOnce()
  expect(google.stopAnalytics).toHaveBeenCalledOnce()
  switches = { own: true, google: false }
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toBe(1)
  expect(own.startOwnCounting).toHaveBeenCalledOnce()
})

test('consent that is withdrawn while the first answer is on its way starts nothing', async () => {
  startCounting(allowed)
  stopCounting()
  await settled()
  expect(own.startOwnCounting).not.toHaveBeenCalled()
  expect(google.startAnalytics).not.toHaveBeenCalled()
})

test('Google is told what else is allowed', async () => {
  startCounting(allowed)
  await settled()
  const less = { ...nothingOptional, analytics: true }
  startCounting({ google: config, preferences: less })
  await settled()
  expect(google.startAnalytics).toHaveBeenLastCalledWith(config, less)
})
