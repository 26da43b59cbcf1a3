import { expect, test } from 'vitest'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { resumesWhen, subscriptionNews } from './subscription-news.ts'

const paused = {
  ...storedSubscription(),
  status: 'paused',
  currentPeriodEndAt: '2026-12-15T12:00:00.000Z',
  originalPeriodEndAt: '2026-12-15T12:00:00.000Z',
} as const

test('whoever pauses until a day is told whether a new period is paid for on it', () => {
  expect(resumesWhen({ ...paused, resumeAt: '2026-12-15T11:59:59.999Z' })).toBe(
    'It goes on by itself on Dec 15, 2026, with the days that are left: the period ends later by as long as the pause was.',
  )
  expect(resumesWhen({ ...paused, resumeAt: '2026-12-15T12:00:00.000Z' })).toContain(
    'on Dec 15, 2026, with a new period for $9.99 a month. Resume it before Dec 15, 2026',
  )
})

test('whoever pauses for as long as they like is told when the days that are left are gone', () => {
  expect(resumesWhen(paused)).toContain('Resume it before Dec 15, 2026 and the days that are left are yours')
  expect(resumesWhen(paused)).toContain(
    'From then on a new period begins on the day you resume, for $9.99 a month.',
  )
})

test('of a pause at PayPal, which keeps no days, only its end is told', () => {
  expect(resumesWhen({ ...paused, paymentProvider: 'paypal' })).toBe('It goes on when you resume it.')
})

test('of a plan that was arranged the days are kept, however long the pause is', () => {
  const arranged = { ...paused, paymentProvider: 'manual' } as const
  for (const resumeAt of [undefined, '2027-01-10T12:00:00.000Z'])
    expect(resumesWhen({ ...arranged, resumeAt })).toMatch(
      /with the days that are left: the period ends later/,
    )
  expect(resumesWhen(arranged)).not.toContain('new period')
  expect(subscriptionNews('paused', arranged).message).toBe(
    'It goes on when you resume it, with the days that are left.',
  )
})

test('on the bell a pause is told in a sentence', () => {
  const told = (change: object) => subscriptionNews('paused', { ...paused, ...change }).message
  expect(told({})).toBe('It goes on when you resume it: before Dec 15, 2026 with the days that are left.')
  expect(told({ resumeAt: '2026-12-10T12:00:00.000Z' })).toMatch(
    /Dec 10, 2026, with the days that are left\.$/,
  )
  expect(told({ resumeAt: '2027-01-10T12:00:00.000Z' })).toMatch(
    /Jan 10, 2027, with a new period for \$9\.99 a month\.$/,
  )
  expect(told({ paymentProvider: 'paypal' })).toBe('It goes on when you resume it.')
})
