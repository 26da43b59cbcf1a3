import { expect, test } from 'vitest'
import { isSameName } from './is-same-name.ts'

test.each([
  ['Carl Couple', 'carl  couple'],
  ['Carl Couple', 'Couple, Carl'],
  ['José Martín', 'Jose Martin'],
  ['Anne-Marie O’Brien', 'anne marie obrien'],
])('%s and %s are the same name', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
})

test.each([
  ['Carl Couple', 'Dora Couple'],
  ['Carl Couple', 'Carl'],
  ['Carl Carl', 'Carl'],
  ['', ''],
  ['!', '?'],
])('%s and %s are not', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
})
