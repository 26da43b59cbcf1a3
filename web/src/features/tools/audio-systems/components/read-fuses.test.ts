import { expect, test } from 'vitest'
import { readFuses } from './read-fuses.ts'

test.each([
  ['30, 30', [30, 30]],
  ['40+40 + 40', [40, 40, 40]],
  ['', []],
  ['7.5', [7.5]],
])('%j is read as %j', (typed, fuses) => {
  expect(readFuses(typed)).toEqual({ fuses })
})

test.each(['abc', '0', '500', '30, x', '1 2 3 4 5', 'NaN', '-5'])('%j is refused', (typed) => {
  expect(readFuses(typed)).toHaveProperty('problem')
})
