import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followServerClock, hearServer, serverNow, serverTime } from './server-clock.ts'

const minute = 60_000
const at = Date.parse('2027-07-10T14:00:00.000Z')
let device = at

/** An answer that the server gave at a time; its date has whole seconds. */
const answered = (ms: number, { caching, tookMs = 80 }: Partial<Parameters<typeof hearServer>[0]> = {}) =>
  hearServer({ date: new Date(ms).toUTCString(), caching, tookMs })

const devicesClock = (ms: number) => {
  device = ms
  vi.setSystemTime(device)
}

/** The milliseconds by which the time told here is away from the server’s. */
const off = (server: number) => Math.abs(serverNow() - server)

beforeEach(() => {
  vi.useFakeTimers()
  devicesClock(at)
  answered(at)
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['15 minutes ahead', 15 * minute],
  ['15 minutes behind', -15 * minute],
  ['a day ahead', 1440 * minute],
])('on a device whose clock is %s, the time is the server’s', (_, ms) => {
  devicesClock(at + ms)
  answered(at)
  expect(off(at)).toBeLessThanOrEqual(1000)
  vi.advanceTimersByTime(14 * minute)
  expect(off(at + 14 * minute)).toBeLessThanOrEqual(1000)
  expect(Date.parse(serverTime())).toBe(serverNow())
})

test('a place that is kept for 15 minutes is not over early on a device that is ahead, nor late on one behind', () => {
  const until = at + 15 * minute
  for (const ms of [15 * minute, -15 * minute]) {
    devicesClock(at + ms)
    answered(at)
    expect(Math.round((until - serverNow()) / minute)).toBe(15)
  }
})

test('a clock that agrees with the server’s is left alone, however long an answer takes', () => {
  for (const tookMs of [0, 900, 30_000]) {
    devicesClock(at + tookMs)
    answered(at, { tookMs })
    expect(off(device)).toBe(0)
  }
})

test('when either clock is moved, the next answer says so', () => {
  const told = vi.fn()
  const stop = followServerClock(told)
  const moved = at + 3 * 1440 * minute
  answered(moved)
  expect(off(moved)).toBeLessThanOrEqual(1000)
  devicesClock(at - 20 * minute)
  answered(moved)
  expect(off(moved)).toBeLessThanOrEqual(1000)
  expect(told).toHaveBeenCalledTimes(2)
  answered(moved)
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

test('an answer that was kept on its way is old, and still moves a clock that is behind', () => {
  answered(at - 50_000, { caching: 'minute' })
  answered(at - 2000, { caching: 'moment' })
  answered(at - 1440 * minute, { caching: 'revalidate' })
  expect(off(at)).toBe(0)
  devicesClock(at - 15 * minute)
  answered(at - 30_000, { caching: 'revalidate' })
  expect(off(at)).toBeLessThanOrEqual(31_000)
})

test('an answer without a date says nothing', () => {
  hearServer({ date: null, caching: undefined, tookMs: 80 })
  expect(off(at)).toBe(0)
})
