import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitScale } from './fit-scale.ts'

test('the marks of an axis are round figures around all values', () => {
  expect(fitScale([142.3, 151.12])).toEqual([140, 150, 160])
  expect(fitScale([148.1, 149.6])).toEqual([148, 149, 150])
  expect(fitScale([0, 7])).toEqual([0, 5, 10])
})

test('values that are all the same stand in the middle', () => {
  const [low, middle, high] = fitScale([150.1, 150.1])
  expect(middle).toBe(150.1)
  expect(high - middle).toBeCloseTo(middle - low)
})

test('no value lies outside its axis, and the marks are evenly apart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1 }), (hundredths) => {
      const values = hundredths.map((one) => one / 100)
      const [low, middle, high] = fitScale(values)
      expect(low).toBeLessThanOrEqual(Math.min(...values) + 1e-6)
      expect(high).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6)
      expect(high - middle).toBeCloseTo(middle - low, 3)
    }),
  )
})
