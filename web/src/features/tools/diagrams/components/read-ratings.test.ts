import { expect, test } from 'vitest'
import { readRatings } from './read-ratings.ts'

test.each([
  ['60, 60, 5', [60, 60, 5]],
  ['7.5', [7.5]],
  ['', []],
])('%j is read as %j', (typed, ratings) => {
  expect(readRatings(typed)).toEqual({ ratings })
})

test.each(['a', '0', '-1', '1e9', 'NaN', '1 2 3 4 5 6 7 8 9'])('%j is refused', (typed) => {
  expect(readRatings(typed)).toHaveProperty('problem')
})
