import { expect, test } from 'vitest'
import { milesBetween } from './miles-between.ts'

const dallas = { lat: 32.79, lon: -96.8 }
const places = [
  dallas,
  { lat: 38.25, lon: -85.76 },
  { lat: 61.22, lon: -149.9 },
  { lat: 13.44, lon: 144.79 },
  { lat: -14.28, lon: -170.7 },
  { lat: 0, lon: 0 },
]

test.each([
  ['Dallas to Fort Worth', { lat: 32.75, lon: -97.33 }, 31],
  ['Dallas to Louisville', { lat: 38.25, lon: -85.76 }, 727],
  ['Dallas to Los Angeles', { lat: 34.05, lon: -118.24 }, 1237],
])('%s', (_, to, miles) => {
  expect(Math.abs(milesBetween(dallas, to) - miles)).toBeLessThan(miles * 0.01 + 1)
})

test('a degree of latitude is as long everywhere, and half the way around is the farthest', () => {
  for (const lat of [-80, -20, 0, 45, 79])
    expect(milesBetween({ lat, lon: 10 }, { lat: lat + 1, lon: 10 })).toBeCloseTo(69.09, 1)
  expect(milesBetween({ lat: 32, lon: -96 }, { lat: -32, lon: 84 })).toBeCloseTo(Math.PI * 3958.8, 3)
})

test('the distance is the same both ways, nothing to itself, and never longer by a detour', () => {
  for (const one of places)
    for (const other of places) {
      expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 9)
      for (const between of places)
        expect(milesBetween(one, other)).toBeLessThanOrEqual(
          milesBetween(one, between) + milesBetween(between, other) + 1e-9,
        )
    }
  for (const one of places) expect(milesBetween(one, one)).toBe(0)
})

test('the shortest way leads across the date line', () => {
  expect(milesBetween({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(69.09, 1)
})
