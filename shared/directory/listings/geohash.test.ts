import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '#shared/platform/places/point.ts'
import { cellAt, cornersOf, geohash, halvesOf, lettersAround, wholeBits } from './geohash.ts'

const anywhere: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

const holds = ({ lat, lon }: Point, { south, north, west, east }: ReturnType<typeof cornersOf>) =>
  south <= lat && lat <= north && west <= lon && lon <= east

test.each([
  [{ lat: 40.7507, lon: -73.9973 }, 'dr5ru'],
  [{ lat: 40.7453, lon: -74.0279 }, 'dr5rg'],
  [{ lat: 52, lon: 179.99 }, 'zcpzz'],
  [{ lat: 52, lon: -179.99 }, 'b10pb'],
  [{ lat: 57.64911, lon: 10.40744 }, 'u4pruydqq'],
  [{ lat: 90, lon: 180 }, 'zzzzzzzzz'],
  [{ lat: -90, lon: -180 }, '000000000'],
])('the geohash of %o begins with %s', (point, begin) => {
  expect(geohash(point)).toHaveLength(9)
  expect(geohash(point).startsWith(begin)).toBe(true)
})

test('a point is in its cell of any size, and its geohash stands between the letters of that', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 0, max: wholeBits }), (point, bits) => {
      const cell = cellAt(point, bits)
      const [first, last] = lettersAround(cell)
      const hash = geohash(point)
      return holds(point, cornersOf(cell)) && first <= hash && hash <= `${last}~`
    }),
    { numRuns: 2000 },
  )
})

test('the halves of a cell are the cell, and no geohash is in both', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 0, max: wholeBits - 1 }), (point, bits) => {
      const cell = cellAt(point, bits)
      const half = cellAt(point, bits + 1)
      const [lower, upper] = halvesOf(cell)
      const [, end] = lettersAround(lower)
      const [begin] = lettersAround(upper)
      expect([lower, upper]).toContainEqual(half)
      expect(`${end}~` < begin).toBe(true)
      const [whole, low, high] = [cell, lower, upper].map(cornersOf)
      expect([low?.south, low?.west, high?.north, high?.east]).toEqual([
        whole?.south,
        whole?.west,
        whole?.north,
        whole?.east,
      ])
    }),
  )
})

test('a cell of whole letters has the geohashes that begin with them', () => {
  expect(lettersAround(cellAt({ lat: 40.7507, lon: -73.9973 }, 25))).toEqual(['dr5ru', 'dr5ru'])
  expect(lettersAround(cellAt({ lat: 40.7507, lon: -73.9973 }, 10))).toEqual(['dr', 'dr'])
  expect(lettersAround({ code: 0, bits: 0 })).toEqual(['', ''])
  expect(lettersAround({ code: 1, bits: 1 })).toEqual(['h', 'z'])
})
