import { expect, test } from 'vitest'
import { readRefund, refundQuestion } from './refund-form.ts'

const left = 1999
const read = (amount: string, change = {}) =>
  readRefund({ partial: true, amount, reason: 'Too loud', ...change }, left)

test('without the tick all that is left is refunded, whatever is in the field', () => {
  expect(read('5', { partial: false })).toEqual({ amountCents: 1999, reason: 'Too loud' })
})

test('a part is read to the cent, up to all that is left', () => {
  expect(read(' 12.5 ')).toEqual({ amountCents: 1250, reason: 'Too loud' })
  expect(read('19.99')).toEqual({ amountCents: 1999, reason: 'Too loud' })
  expect(read('20.00')).toEqual({ problems: { amount: 'Only $19.99 is left to refund.' } })
})

test.each([
  ['0.004', 'Must be at least 0.01'],
  ['0', 'Must be at least 0.01'],
  ['1e2', 'Enter an amount such as 12.50.'],
  ['12,50', 'Enter an amount such as 12.50.'],
  ['', 'Enter an amount such as 12.50.'],
])('%j is refused before anything is sent', (typed, amount) =>
  expect(read(typed)).toEqual({ problems: { amount } }),
)

test('a refund needs a reason, and both problems show at once', () => {
  expect(read('5', { reason: '  ' })).toEqual({ problems: { reason: 'Give a reason' } })
  expect(read('x', { reason: '' })).toEqual({
    problems: { amount: 'Enter an amount such as 12.50.', reason: 'Give a reason' },
  })
})

test('the question names the amount, the payment and what it goes back to', () => {
  expect(refundQuestion(1250, 2999, 'Visa 4242')).toBe('Refund $12.50 of $29.99 to Visa 4242?')
  expect(refundQuestion(1250, 2999, undefined)).toBe('Refund $12.50 of $29.99?')
})
