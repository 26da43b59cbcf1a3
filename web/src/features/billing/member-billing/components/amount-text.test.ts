import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amountText, centsOf } from './amount-text.ts'

const problem = (typed: string) => z.safeParse(amountText, typed).error?.issues[0]?.message

test.each([
  ['', 'Enter an amount such as 12.50.'],
  ['12,50', 'Enter an amount such as 12.50.'],
  ['1e2', 'Enter an amount such as 12.50.'],
  ['0', 'Must be at least 0.01'],
  ['0.004', 'Must be at least 0.01'],
  ['1000000.01', 'Must be at most 1,000,000.00'],
])('%j is refused: %s', (typed, message) => expect(problem(typed)).toBe(message))

test('what passes is cents', () => {
  expect(problem('19.99')).toBeUndefined()
  expect(centsOf('19.99')).toBe(1999)
})
