import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'

test('vectors of one direction are alike, whatever their lengths', () => {
  expect(likeness([1, 2, 3], [2, 4, 6])).toBeCloseTo(1)
  expect(likeness([1, 0], [1, 1])).toBeCloseTo(Math.SQRT1_2)
})

test('vectors that share nothing, or are opposed, are not alike at all', () => {
  expect(likeness([1, 0], [0, 1])).toBe(0)
  expect(likeness([1, 0], [-1, 0])).toBe(0)
})

test('a vector of zeros is like nothing', () => {
  expect(likeness([0, 0], [1, 1])).toBe(0)
})

test('rounding takes no likeness above 1', () => {
  const vector = [0.1, 0.7, 0.3]
  expect(likeness(vector, vector)).toBeLessThanOrEqual(1)
})

test('vectors of different lengths are an error instead of a wrong answer', () => {
  expect(() => likeness([1, 0], [1, 0, 0])).toThrow('A vector of 2 numbers cannot be compared with one of 3.')
})
