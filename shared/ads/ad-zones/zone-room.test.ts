import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsSize } from './ad-zone.ts'
import { daysFrom, fitsSponsor, freeViews, sellableOf, spreadViews, viewsThatFit } from './zone-room.ts'

test('four fifths of the views of a day are sold at most', () => {
  expect(sellableOf(2000)).toBe(1600)
  expect(sellableOf(1)).toBe(0)
})

test('thirty days of 2,000 views, of which 30,000 are sold, have room for 18,000', () => {
  const free = Array.from({ length: 30 }, () => freeViews({ views: 1000, sponsors: 0 }, 2000))
  expect(viewsThatFit(free)).toBe(18_000)
})

test('a day of sponsors has no room for views, and a day with views none for sponsors', () => {
  expect(freeViews({ views: 0, sponsors: 1 }, 2000)).toBe(0)
  expect(fitsSponsor({ views: 1, sponsors: 0 }, 3)).toBe(false)
  expect(fitsSponsor({ views: 0, sponsors: 2 }, 3)).toBe(true)
  expect(fitsSponsor({ views: 0, sponsors: 3 }, 3)).toBe(false)
  expect(fitsSponsor(undefined, 1)).toBe(true)
})

test('more is sold than a zone has by now: nothing is free, rather than less than nothing', () => {
  expect(freeViews({ views: 5000, sponsors: 0 }, 2000)).toBe(0)
})

test('views are spread evenly, and what is left over goes to the first days', () => {
  const days = daysFrom('2026-10-30', '2026-11-02')
  expect(days).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
  expect([...spreadViews(10, days).values()]).toEqual([3, 3, 2, 2])
})

test('the most views that fit do fit, and one more does not', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 20 }), (free) => {
      const days = free.map((_, at) => `day ${at}`)
      const fits = (views: number) =>
        [...spreadViews(views, days).values()].every((share, at) => share <= (free[at] ?? 0))
      const most = viewsThatFit(free)
      expect(fits(most)).toBe(true)
      expect(fits(most + 1)).toBe(false)
    }),
  )
})

test('a picture fits a size exactly, or twice as large', () => {
  const size = { width: 300, height: 250 }
  expect(fitsSize(size, { width: 300, height: 250 })).toBe(true)
  expect(fitsSize(size, { width: 600, height: 500 })).toBe(true)
  expect(fitsSize(size, { width: 600, height: 250 })).toBe(false)
  expect(fitsSize(size, { width: 900, height: 750 })).toBe(false)
})
