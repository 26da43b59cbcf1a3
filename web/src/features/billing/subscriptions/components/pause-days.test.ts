import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestPauseDays } from '#shared/billing/subscriptions/subscription-rules.ts'
import { pauseDays } from './pause-days.ts'

test('a pause ends on a day from tomorrow to 90 days from now', () => {
  const { first, last, refusal } = pauseDays('2027-01-15T12:00:00Z')
  expect([first, last]).toEqual(['2027-01-16', '2027-04-15'])
  expect(refusal('2027-01-16')).toBeUndefined()
  expect(refusal('2027-04-15')).toBeUndefined()
  expect(refusal('2027-01-15')).toContain('within the next 90 days')
  expect(refusal('2027-04-16')).toContain('within the next 90 days')
})

test('every day that is offered is ahead and never more than 90 days of 24 hours away', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      (date) => {
        const now = date.toISOString()
        const { first, last, instantOf } = pauseDays(now)
        const away = (day: string) => (Date.parse(instantOf(day)) - date.getTime()) / 86_400_000
        expect(away(first)).toBeGreaterThan(0)
        expect(away(last)).toBeLessThanOrEqual(longestPauseDays)
      },
    ),
  )
})
