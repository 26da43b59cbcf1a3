import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'

const monthsFrom = (anchor: string, counts: number[]) =>
  counts.map((count) => addMonths(anchor, count).slice(0, 10))

test('a month end is clamped from the anchor, never chained', () => {
  expect(monthsFrom('2027-01-31T10:00:00.000Z', [1, 2, 3, 13])).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-02-29',
  ])
})

test('a year from a leap day ends on 28 February until the next leap year', () => {
  expect(monthsFrom('2028-02-29T00:00:00.000Z', [12, 24, 36, 48])).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
})

test('from every anchor, ten years of periods follow each other without a gap, at the anchor’s time of day', () => {
  const anchors = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(anchors, fc.integer({ min: 1, max: 120 }), (date, count) => {
      const anchor = date.toISOString()
      const [start, end] = [addMonths(anchor, count - 1), addMonths(anchor, count)]
      const days = (Date.parse(end) - Date.parse(start)) / 86_400_000
      expect(Number.isInteger(days) && days >= 28 && days <= 31).toBe(true)
      expect(end.slice(10)).toBe(anchor.slice(10))
      expect(Number(end.slice(8, 10))).toBeLessThanOrEqual(date.getUTCDate())
      expect(start < end).toBe(true)
    }),
  )
})
