import { expect, test } from 'vitest'
import { paypalProblem } from '#core/billing/paypal/paypal-problem.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { reviseRefusal } from './revise-refusal.ts'

const standing = storedSubscription({ paymentProvider: 'paypal' })
const refused = (issue: string, more = {}) =>
  reviseRefusal(
    paypalProblem(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, 'a change'),
    { ...standing, ...more },
    'Retailer',
  ).message

test('whatever PayPal refuses another plan for, the sentence names a way that is open', () => {
  for (const issue of ['PLAN_PRODUCT_NOT_COMPATIBLE', 'USER_ACCOUNT_CLOSED', 'CURRENCY_MISMATCH'])
    expect(refused(issue)).toMatch(
      /Cancel your subscription instead: you keep Pro Competitor until Feb 1, 2026. After that day, you can choose Retailer/,
    )
  expect(refused('USER_ACCOUNT_CLOSED')).toMatch(/^Your PayPal account is closed\./)
  const ended = { cancelAtPeriodEnd: true }
  expect(refused('SUBSCRIPTION_STATUS_INVALID', ended)).toMatch(/^PayPal has ended your subscription/)
  expect(refused('SUBSCRIPTION_STATUS_INVALID', { status: 'paused' })).toMatch(/Resume it first/)
})
