import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { cellAt, cornersOf } from './geohash.ts'
import { milesAcrossCell, milesToCell } from './miles-to-cell.ts'

const anywhere = (south: number, north: number): fc.Arbitrary<Point> =>
  fc.record({
    lat: fc.double({ min: south, max: north, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('nothing in a cell is nearer or farther than the cell, anywhere on earth', () => {
  fc.assert(
    fc.property(
      anywhere(-90, 90),
      anywhere(-90, 90),
      fc.integer({ min: 1, max: 45 }),
      share,
      share,
      (from, to, bits, up, right) => {
        const { south, north, west, east } = cornersOf(cellAt(to, bits))
        const inside = { lat: south + (north - south) * up, lon: west + (east - west) * right }
        const distance = milesBetween(from, inside)
        const corners = { south, north, west, east }
        return milesToCell(from, corners) <= distance && distance <= milesAcrossCell(from, corners)
      },
    ),
    { numRuns: 20_000 },
  )
})

test('the nearest point of a cell is as far as the cell, from 15° south to 72° north', () => {
  fc.assert(
    fc.property(anywhere(-15, 72), anywhere(-15, 72), fc.integer({ min: 10, max: 25 }), (from, to, bits) => {
      const { south, north, west, east } = cornersOf(cellAt(to, bits))
      const steps = Array.from({ length: 401 }, (_, at) => at / 400)
      const edge = steps.flatMap((part) => [
        { lat: south + (north - south) * part, lon: west },
        { lat: south + (north - south) * part, lon: east },
        { lat: south, lon: west + (east - west) * part },
        { lat: north, lon: west + (east - west) * part },
      ])
      const isWithin = south <= from.lat && from.lat <= north && west <= from.lon && from.lon <= east
      const nearest = isWithin ? 0 : Math.min(...edge.map((point) => milesBetween(from, point)))
      const step = milesBetween({ lat: south, lon: west }, { lat: north, lon: west }) / 400
      const miles = milesToCell(from, { south, north, west, east })
      expect(miles).toBeLessThanOrEqual(nearest)
      // A corner of a step can be missed by less than its length.
      expect(nearest - miles).toBeLessThan(2 * step + 1e-5)
    }),
    { numRuns: 300 },
  )
})

test('a cell across the antimeridian is beside its neighbor', () => {
  const beside = cornersOf(cellAt({ lat: 52, lon: -179.99 }, 25))
  expect(milesToCell({ lat: 52, lon: 179.99 }, beside)).toBeLessThan(1)
  expect(milesToCell({ lat: 52, lon: 180 }, beside)).toBe(0)
})

test('a cell in the north is nearest where a great circle meets it, not at the same latitude', () => {
  const from = { lat: 70, lon: -150 }
  const cell = { south: 60, north: 80, west: -120, east: -110 }
  expect(milesToCell(from, cell)).toBeLessThan(milesBetween(from, { lat: 70, lon: -120 }) - 10)
})
