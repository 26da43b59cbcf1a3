import { expect, test } from 'vitest'
import { localTime } from '#shared/platform/time/local-time.ts'
import { actionWords, changedFields } from './audit-words.ts'

test.each([
  ['webhook_retry', 'Webhook retry'],
  ['manual_debit', 'Manual charge'],
  ['billing_export', 'Billing export'],
] as const)('an action is said in words: %s', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

test('values are words, money and dates, in the order of their names, and fields that changed come first', () => {
  const oldValues = { paymentProvider: 'paypal', priceCents: 999, cancelAtPeriodEnd: false }
  const newValues = {
    paymentProvider: 'paypal',
    priceCents: 1900,
    cancelAtPeriodEnd: true,
    from: '2026-08-25T00:00:00.000Z',
  }
  expect(changedFields({ oldValues, newValues })).toEqual([
    { name: 'Cancel at period end', before: 'No', after: 'Yes', changed: true },
    { name: 'From', before: '', after: localTime('2026-08-25T00:00:00.000Z'), changed: true },
    { name: 'Price', before: '$9.99', after: '$19.00', changed: true },
    { name: 'Payment provider', before: 'PayPal', after: 'PayPal', changed: false },
  ])
})

test('changed settings are named in words', () => {
  expect(changedFields({ newValues: { fields: ['paypalActive', 'mode'] } })).toEqual([
    { name: 'Changed settings', before: '', after: 'PayPal active, Mode', changed: false },
  ])
})

test('ids stay as they are, and plans have their names', () => {
  const transactionId = 'txn_01M82MEVKK84E5RT75P8NP3VNN'
  expect(changedFields({ newValues: { transactionId, planId: 'pro_competitor_yearly' } })).toMatchObject([
    { name: 'Plan', after: 'Pro Competitor yearly' },
    { name: 'Transaction', after: transactionId },
  ])
})

test('an entry without values has no fields', () => {
  expect(changedFields({})).toEqual([])
})
