import { expect, test } from 'vitest'
import { subwooferOf } from './subwoofer-of.ts'

test.each([
  ['single', 3.4, 1, 4],
  ['parallel', 1.7, 2, 4],
  ['series', 6.8, 2, 4],
  ['one', 1.8, 2, 2],
] as const)('values for %s with Re %d Ω are of %d coils of %d Ω', (valuesFor, re, coils, ohms) => {
  expect(subwooferOf({ valuesFor, values: { re } })).toMatchObject({ coils, ohms })
})

test('without Re the impedance stays as it is', () => {
  expect(subwooferOf({ valuesFor: 'single', values: { pe: 300 } })).not.toHaveProperty('ohms')
})
