import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundary } from '../../provider/boundary.ts'
import { periodAt, prorate } from './periods.ts'

const month = { interval: 'month', interval_count: 1 }
const year = { interval: 'year', interval_count: 1 }
const at = (iso: string) => Date.parse(iso) / 1000
const day = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10)
const every = fc.record({
  interval: fc.constantFrom('day', 'week', 'month', 'year'),
  interval_count: fc.integer({ min: 1, max: 12 }),
})
const instant = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z') })

test('a month from the 31st is the last day of a shorter month, and the 31st again after it', () => {
  const anchor = at('2027-01-31T10:00:00Z')
  expect([1, 2, 3, 13].map((n) => day(boundary(anchor, month, n)))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-02-29',
  ])
})

test('a year from 29 February is 28 February until the next leap year', () => {
  const anchor = at('2028-02-29T10:00:00Z')
  expect([1, 2, 3, 4].map((n) => day(boundary(anchor, year, n)))).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
})

test('clocks that change in America change no period', () => {
  const { start, end } = periodAt(at('2027-03-10T06:30:00Z'), month, at('2027-03-14T12:00:00Z'))
  expect([start, end]).toEqual([at('2027-03-10T06:30:00Z'), at('2027-04-10T06:30:00Z')])
})

test('periods follow one another without a gap or an overlap, from every anchor', () => {
  fc.assert(
    fc.property(instant, every, instant, (anchor, interval, when) => {
      const { start, end } = periodAt(anchor, interval, when)
      expect(start).toBeLessThanOrEqual(when)
      expect(end).toBeGreaterThan(when)
      expect(periodAt(anchor, interval, end).start).toBe(end)
      expect(periodAt(anchor, interval, start - 1).end).toBe(start)
    }),
  )
})

test('ten years from every day of a leap year have 120 months, none of them longer than 31 days', () => {
  for (let anchor = at('2028-01-01T12:00:00Z'); anchor < at('2029-01-01T00:00:00Z'); anchor += 24 * 3600) {
    const bounds = Array.from({ length: 121 }, (_, n) => boundary(anchor, month, n))
    const days = bounds.slice(1).map((end, index) => (end - (bounds[index] ?? 0)) / (24 * 3600))
    expect(Math.min(...days)).toBeGreaterThanOrEqual(28)
    expect(Math.max(...days)).toBeLessThanOrEqual(31)
    expect(day(bounds[120] ?? 0)).toBe(day(boundary(anchor, year, 10)))
  }
})

test('what is charged for the rest and what is kept for the past make up the whole, give or take a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      instant,
      every,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amount, anchor, interval, part) => {
        const period = periodAt(anchor, interval, anchor)
        const from = Math.floor(period.start + (period.end - period.start) * part)
        const rest = prorate(amount, period, from)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(rest).toBeLessThanOrEqual(amount)
        expect(prorate(amount, period, period.start)).toBe(amount)
        expect(prorate(amount, period, period.end)).toBe(0)
      },
    ),
  )
})
