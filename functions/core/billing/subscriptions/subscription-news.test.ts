import { expect, test } from 'vitest'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { resumesWhen, subscriptionNews } from './subscription-news.ts'

const paused = {
  ...storedSubscription(),
  status: 'paused',
  currentPeriodEndAt: '2026-12-15T12:00:00.000Z',
  originalPeriodEndAt: '2026-12-15T12:00:00.000Z',
} as const

test('a member who pauses until a day hears whether a new period is paid for on it', () => {
  expect(resumesWhen({ ...paused, resumeAt: '2026-12-15T11:59:59.999Z' })).toBe(
    'It resumes automatically on Dec 15, 2026. You keep your remaining days: we extend the period by the length of the pause.',
  )
  expect(resumesWhen({ ...paused, resumeAt: '2026-12-15T12:00:00.000Z' })).toContain(
    'on Dec 15, 2026, with a new period for $9.99 a month. Resume it before Dec 15, 2026',
  )
})

test('a member who pauses for as long as they like hears when the days that are left are gone', () => {
  expect(resumesWhen(paused)).toContain('Resume it before Dec 15, 2026 to keep your remaining days')
  expect(resumesWhen(paused)).toContain(
    'If you resume it later, a new period starts that day, for $9.99 a month.',
  )
})

test('PayPal keeps no days, so only the end of a pause is announced', () => {
  expect(resumesWhen({ ...paused, paymentProvider: 'paypal' })).toBe('It stays paused until you resume it.')
})

test('an arranged plan keeps its days, however long the pause is', () => {
  const arranged = { ...paused, paymentProvider: 'manual' } as const
  for (const resumeAt of [undefined, '2027-01-10T12:00:00.000Z'])
    expect(resumesWhen({ ...arranged, resumeAt })).toMatch(
      /You keep your remaining days: we extend the period/,
    )
  expect(resumesWhen(arranged)).not.toContain('new period')
  expect(subscriptionNews('paused', arranged).message).toBe(
    'It stays paused until you resume it. You keep your remaining days.',
  )
})

test('on the bell a pause is told in a sentence', () => {
  const told = (change: object) => subscriptionNews('paused', { ...paused, ...change }).message
  expect(told({})).toBe('Resume it before Dec 15, 2026 to keep your remaining days.')
  expect(told({ resumeAt: '2026-12-10T12:00:00.000Z' })).toMatch(/Dec 10, 2026, with your remaining days\.$/)
  expect(told({ resumeAt: '2027-01-10T12:00:00.000Z' })).toMatch(
    /Jan 10, 2027, with a new period for \$9\.99 a month\.$/,
  )
  expect(told({ paymentProvider: 'paypal' })).toBe('It stays paused until you resume it.')
})
