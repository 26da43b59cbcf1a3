import { expect, test } from 'vitest'
import { readValue } from './read-value.ts'

test.each([
  ['percentage', '20', 20],
  ['percentage', ' 100 % ', 100],
  ['fixed_amount', '5', 500],
  ['fixed_amount', '$1,000,000.00', 100_000_000],
] as const)('a %s of %j is %i', (type, typed, value) => expect(readValue(type, typed)).toEqual({ value }))

test.each([
  ['percentage', '0'],
  ['percentage', '101'],
  ['percentage', '12.5'],
  ['percentage', ''],
  ['fixed_amount', '0'],
  ['fixed_amount', '1.005'],
  ['fixed_amount', '1000000.01'],
] as const)('a %s of %j says what is wrong with it', (type, typed) => {
  expect(readValue(type, typed)).toHaveProperty('problem')
})
