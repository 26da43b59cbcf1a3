import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysRemaining, manualProration, prorationDescription } from './proration.ts'

const monthly = (priceCents: number) => ({ priceCents, billingPeriod: 'monthly' as const })
const yearly = (priceCents: number) => ({ priceCents, billingPeriod: 'yearly' as const })

test.each([
  [
    'the first minute of a month of 31 days, capped at the difference',
    monthly(1000),
    monthly(3000),
    31,
    2000,
  ],
  ['the first minute of February', monthly(1000), monthly(3000), 28, 1867],
  ['half of 30 days', monthly(1000), monthly(3000), 15, 1000],
  ['ten minutes before the end', monthly(1000), monthly(3000), 1, 67],
  ['the first minute of a leap year, capped', yearly(28_800), yearly(57_600), 366, 28_800],
  ['a month to a year, where the day rates fall', monthly(3000), yearly(28_800), 15, 0],
  ['without a period that ends', monthly(0), monthly(3000), 0, 0],
] as const)('%s', (_, from, to, days, cents) => expect(manualProration(from, to, days)).toBe(cents))

const rates = fc.record({
  priceCents: fc.integer({ min: 0, max: 10_000_000 }),
  billingPeriod: fc.constantFrom('monthly' as const, 'yearly' as const),
})

test('a change costs whole cents, never less than nothing and never more than the full difference', () => {
  fc.assert(
    fc.property(rates, rates, fc.integer({ min: 0, max: 400 }), (from, to, days) => {
      const cents = manualProration(from, to, days)
      expect(Number.isInteger(cents)).toBe(true)
      expect(cents).toBeGreaterThanOrEqual(0)
      expect(cents).toBeLessThanOrEqual(Math.max(0, to.priceCents - from.priceCents))
    }),
  )
})

test.each([
  ['2027-01-31T10:00:00Z', '2027-01-31T09:50:00Z', 1],
  ['2027-01-31T10:00:00Z', '2027-01-30T10:00:00Z', 1],
  ['2027-01-31T10:00:00Z', '2027-01-30T09:59:59.999Z', 2],
  ['2027-01-31T10:00:00Z', '2027-01-31T10:00:00Z', 0],
  ['2027-01-31T10:00:00Z', '2027-03-01T00:00:00Z', 0],
  // A change of the clocks in between changes nothing: days are counted in UTC.
  ['2027-04-01T04:00:00Z', '2027-03-01T04:00:00Z', 31],
])('a period until %s, seen at %s, has %i days left', (end, now, days) => {
  expect(daysRemaining(end, now)).toBe(days)
})

test('a day is left until it is over: the days left are rounded up', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 400 * 86_400_000 }), (now, left) => {
      const end = new Date(now.getTime() + left).toISOString()
      const days = daysRemaining(end, now.toISOString())
      expect(days * 86_400_000).toBeGreaterThanOrEqual(left)
      expect((days - 1) * 86_400_000).toBeLessThan(left)
    }),
  )
})

test('the days are told in the words of every invoice', () => {
  expect(prorationDescription(12)).toBe('Proration for 12 days remaining')
})
