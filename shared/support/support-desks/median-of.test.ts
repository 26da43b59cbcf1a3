import { expect, test } from 'vitest'
import { medianOf } from './median-of.ts'

const of = (...values: number[]) => medianOf(values.map((value) => ({ value, count: 1 })))

test('the middle is a value or the mean of two, whatever the others are', () => {
  expect(medianOf([])).toBeUndefined()
  expect(of(7)).toBe(7)
  expect(of(900, 1, 5)).toBe(5)
  expect(of(4, 1, 900, 7)).toBe(6)
})

test('a value counts as often as it was there', () => {
  expect(
    medianOf([
      { value: 10, count: 1 },
      { value: 3, count: 5 },
      { value: 500, count: 3 },
    ]),
  ).toBe(3)
  expect(medianOf([{ value: 10, count: 0 }])).toBeUndefined()
})
