import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nelderMead } from './nelder-mead.ts'

test('the lowest place of a bowl is found from anywhere around it', () => {
  const near = fc.double({ min: -5, max: 5, noNaN: true })
  fc.assert(
    fc.property(near, near, near, (x, y, z) => {
      const cost = ([a = 0, b = 0, c = 0]: readonly number[]) =>
        (a - x) ** 2 + 3 * (b - y) ** 2 + (c - z) ** 2
      const found = nelderMead({ cost, start: [0, 0, 0], steps: [0.5, 0.5, 0.5], rounds: 400 })
      expect(found.cost).toBeLessThan(1e-3)
    }),
  )
})

test('what is not allowed is never found, also where the lowest place lies behind it', () => {
  const cost = ([a = 0, b = 0]: readonly number[]) =>
    a > 1 ? Number.POSITIVE_INFINITY : (a - 3) ** 2 + b ** 2
  const { at } = nelderMead({ cost, start: [0, 1], steps: [0.2, 0.2], rounds: 200 })
  expect(at[0]).toBeLessThanOrEqual(1)
  expect(at[0]).toBeGreaterThan(0.98)
})

test('where nothing is better than the start, the start stays', () => {
  const cost = ([a = 0]: readonly number[]) => (a === 2 ? 7 : Number.NaN)
  expect(nelderMead({ cost, start: [2], steps: [1], rounds: 20 })).toEqual({ at: [2], cost: 7 })
})
