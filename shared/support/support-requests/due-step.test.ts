import { expect, test } from 'vitest'
import type { Clock } from '#shared/support/support-desks/clock.ts'
import { dueStep } from './due-step.ts'
import type { SupportRequest } from './support-request.ts'

const running: Clock = {
  targetMinutes: 60,
  usedMs: 0,
  since: '2027-03-01T15:00:00.000Z',
  warnAt: '2027-03-01T15:30:00.000Z',
  dueAt: '2027-03-01T16:00:00.000Z',
}
const request = (more: Partial<SupportRequest> = {}, clock: Partial<Clock> = {}) =>
  ({ status: 'open', clocks: { first: { ...running, ...clock } }, ...more }) as SupportRequest
const [early, late, over] = ['2027-03-01T15:29:00.000Z', '2027-03-01T15:30:00.000Z', running.dueAt ?? '']

test('a running clock is warned of half an hour before, and missed at its time, once each', () => {
  expect(dueStep(request(), 'first', early)).toBeUndefined()
  const warned = dueStep(request(), 'first', late)
  expect(warned).toMatchObject({ isMissed: false, dueAt: running.dueAt })
  expect(warned?.after.clocks.first).toEqual({ ...running, warnedAt: late })
  expect(warned && dueStep(warned.after, 'first', late)).toBeUndefined()
  const missed = warned && dueStep(warned.after, 'first', over)
  expect(missed?.isMissed).toBe(true)
  expect(missed?.after.clocks.first).toEqual({ ...running, warnedAt: late, missedAt: over })
  expect(missed && dueStep(missed.after, 'first', '2028-01-01T00:00:00.000Z')).toBeUndefined()
})

test('a time that has passed unseen is told once, without a warning of it', () => {
  const missed = dueStep(request(), 'first', over)
  expect(missed?.isMissed).toBe(true)
  expect(missed && dueStep(missed.after, 'first', over)).toBeUndefined()
})

test('nothing comes of a clock that stands still, or of a request that waits for no one at the desk', () => {
  const paused: Clock = { targetMinutes: 60, usedMs: 0 }
  expect(dueStep(request({ clocks: { first: paused } }), 'first', over)).toBeUndefined()
  expect(dueStep(request({ clocks: {} }), 'first', over)).toBeUndefined()
  for (const status of ['waiting', 'solved', 'closed', 'spam', 'merged', 'unconfirmed'] as const)
    expect(dueStep(request({ status }), 'first', over)).toBeUndefined()
  expect(dueStep(request({ isUnverified: true }), 'first', over)).toBeUndefined()
  expect(dueStep(request({ firstAnsweredAt: early }), 'first', over)).toBeUndefined()
})
