import { expect, test } from 'vitest'
import { parseWooferSize, wooferSize } from './woofer-size.ts'

test.each([
  ['12', 120],
  ['6.5', 65],
  ['6,5', 65],
  [' 12" ', 120],
  ['15 in', 150],
  ['8.50', 85],
])('%s inches are %i tenths', (typed, tenths) => {
  expect(parseWooferSize(typed)).toBe(tenths)
})

test.each(['', 'twelve', '6.55', '-12', '1e2', '12.5.5'])('“%s” is no size', (typed) => {
  expect(parseWooferSize(typed)).toBeUndefined()
})

test.each([40, 65, 120, 340])('%i tenths come back as they were written', (tenths) => {
  expect(parseWooferSize(wooferSize(tenths))).toBe(tenths)
})
