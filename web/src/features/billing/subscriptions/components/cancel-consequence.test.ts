import { expect, test } from 'vitest'
import { cancelConsequence } from './cancel-consequence.ts'

const active = {
  planName: 'Retailer',
  currentPeriodEndAt: '2026-12-15T12:00:00.000Z',
  status: 'active',
  paymentProvider: 'stripe',
} as const

test('what is cancelled stays until it was paid, unless it is to end now', () => {
  expect(cancelConsequence(active, false)).toMatch(/You keep Retailer until Dec 15, 2026/)
  expect(cancelConsequence(active, true)).toMatch(/ends now/)
})

test('an upgrade that is not paid yet makes way for what was paid for', () => {
  const upgraded = { ...active, paymentProvider: 'paypal', paidPlanName: 'Pro Competitor' } as const
  expect(cancelConsequence(upgraded, false)).toMatch(
    /^Retailer isn’t paid yet, so you keep Pro Competitor until Dec 15, 2026\./,
  )
})

test('what rests, paused or unpaid, is not promised until a day', () => {
  for (const status of ['paused', 'unpaid'] as const)
    expect(cancelConsequence({ ...active, status }, false)).toMatch(/ends now/)
})

test('what is owed at PayPal ends now: nothing was paid that could last', () => {
  const owed = { ...active, status: 'past_due' } as const
  expect(cancelConsequence({ ...owed, paymentProvider: 'paypal' }, false)).toMatch(/ends now/)
  expect(cancelConsequence(owed, false)).toMatch(/You keep Retailer until/)
})
