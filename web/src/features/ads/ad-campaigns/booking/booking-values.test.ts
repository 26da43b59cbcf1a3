import { expect, test } from 'vitest'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { aCampaign } from '#test/support/ad-campaigns.ts'
import { bookingOf, bookingSchema, hasPastDays, toFields, valuesOf } from './booking-values.ts'

const now = '2026-06-10T16:00:00.000Z'
const fresh = { now }

const booked = (more: Partial<WholeAdCampaign['campaign']> = {}) =>
  bookingOf(
    {
      campaign: aCampaign('usr_01K6SVBBMVQV08ZP9V4C92E5J5', now, { status: 'draft', ...more }),
      creatives: [],
    },
    now,
  )

const problems = (changes: Partial<ReturnType<typeof valuesOf>>) => {
  const parsed = bookingSchema(now).safeParse({ ...valuesOf(fresh), name: 'Spring bass', ...changes })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a new campaign begins in a week, so that it can be reviewed and paid for', () => {
  expect(toFields({ ...valuesOf({ ...fresh, zone: 'side_box' }), name: 'Spring bass' })).toEqual({
    name: 'Spring bass',
    zone: 'side_box',
    model: 'views',
    views: 10_000,
    startsOn: '2026-06-17',
    endsOn: '2026-06-30',
    states: [],
    refundsAtEnd: false,
  })
  expect(problems({})).toEqual([])
})

test('what is stored comes back as it was', () => {
  const booking = booked({ states: ['TX'], frequencyCap: { views: 2, hours: 168 }, refundsAtEnd: true })
  const { name, zone, views, startsOn, endsOn } = booking.own?.campaign ?? {}
  expect(toFields(valuesOf(booking))).toEqual({
    name,
    zone,
    model: 'views',
    views,
    startsOn,
    endsOn,
    states: ['TX'],
    frequencyCap: { views: 2, hours: 168 },
    refundsAtEnd: true,
  })
})

test('a draft whose first day is past begins today, with as many days', () => {
  const booking = booked({ startsOn: '2026-06-01', endsOn: '2026-06-10' })
  expect(hasPastDays(booking)).toBe(true)
  expect(valuesOf(booking)).toMatchObject({ startsOn: '2026-06-10', endsOn: '2026-06-19' })
  expect(hasPastDays(booked())).toBe(false)
})

test('a sponsor books no number of views', () => {
  expect(toFields({ ...valuesOf(fresh), model: 'sponsor' })).not.toHaveProperty('views')
})

test.each([
  [{ startsOn: '2026-06-09' }, 'startsOn: Choose today or a later date.'],
  [{ startsOn: '' }, 'startsOn: Choose the first day.'],
  [{ endsOn: '2026-06-16' }, 'endsOn: The last day must not be before the first one.'],
  [{ endsOn: '2026-09-30' }, 'endsOn: A campaign can run for at most 60 days.'],
  [{ views: 'many' }, 'views: Choose how many views you want.'],
  [{ views: '4,999' }, 'views: At least 5,000 views'],
  [{ name: 'B' }, 'name: Must be at least 3 characters'],
])('%j is refused beside its field', (changes, problem) => {
  expect(problems(changes)).toEqual([problem])
})
