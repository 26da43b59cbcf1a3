import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { transactionQuestion } from './transaction-question.ts'

test.each([
  ['$45.00', 4500],
  ['45', 4500],
  ['45.5', 4550],
  [' 1,234.50 ', 123450],
  ['0.01', 1],
])('%j is the amount of %i cents', (typed, cents) => {
  expect(transactionQuestion(typed)).toEqual({ by: 'amount', cents })
})

test('every amount is found as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (cents) => {
      expect(transactionQuestion(dollars(cents))).toEqual({ by: 'amount', cents })
    }),
  )
})

test.each([
  '0',
  '-45',
  '45.123',
  '1,23',
  '4e3',
  'Sam',
  'sam@demo.test',
  'SAM RIVERA',
  'txn_1',
  'pi_',
  'IMPERIALBASS',
])('%j names a member', (typed) => {
  expect(transactionQuestion(typed)).toEqual({ by: 'member', text: typed })
})

test('an id of ours is found however its letters are typed, and those of providers as they are', () => {
  const id = newId('txn', '2026-06-01T12:00:00.000Z')
  expect(transactionQuestion(` ${id.toLowerCase()} `)).toEqual({ by: 'id', id })
  for (const given of [
    'pi_3OabcDEF12345',
    'in_1NabcDEF',
    're_3OabcDEF1',
    '8MC585209K746392H',
    'I-BW452GLLEP1G',
  ])
    expect(transactionQuestion(given)).toEqual({ by: 'provider', id: given })
})
