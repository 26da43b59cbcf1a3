import { expect, test } from 'vitest'
import { otherPeriodRefusal, planChangeRefusal } from './plan-change-refusal.ts'
import { PaymentProviderName, SubscriptionStatus } from './subscription.ts'

const standing = {
  status: 'active',
  cancelAtPeriodEnd: false,
  paymentProvider: 'stripe',
  currentPeriodEndAt: '2026-12-25T10:00:00.000Z',
  planName: 'Pro Competitor',
  billingPeriod: 'monthly',
} as const

test('a member with an active plan that goes on can change it, whatever the provider', () => {
  for (const paymentProvider of PaymentProviderName.options)
    for (const status of SubscriptionStatus.options)
      for (const cancelAtPeriodEnd of [false, true])
        expect(
          planChangeRefusal({ ...standing, paymentProvider, status, cancelAtPeriodEnd }) === undefined,
        ).toBe(status === 'active' && !cancelAtPeriodEnd)
  expect(planChangeRefusal(undefined)?.code).toBe('no_active_subscription')
})

test('a refusal says what can be done, and nothing that the provider does not allow', () => {
  const said = (more: Partial<Parameters<typeof planChangeRefusal>[0]>) =>
    planChangeRefusal({ ...standing, ...more })?.sentence
  expect(said({ cancelAtPeriodEnd: true })).toContain('Keep it first')
  expect(said({ cancelAtPeriodEnd: true, paymentProvider: 'manual' })).toContain('Keep it first')
  expect(said({ cancelAtPeriodEnd: true, paymentProvider: 'paypal' })).toContain('After Dec 25, 2026')
  expect(said({ status: 'unpaid' })).toContain('Pay it first')
  expect(said({ status: 'unpaid', paymentProvider: 'paypal' })).not.toContain('Pay it')
  expect(said({ status: 'paused' })).toContain('Resume it first')
})

test('only what was agreed with us has its period fixed, and the sentence names the day on which it ends', () => {
  expect(otherPeriodRefusal(standing)).toBeUndefined()
  expect(otherPeriodRefusal({ ...standing, paymentProvider: 'paypal' })).toBeUndefined()
  expect(otherPeriodRefusal({ ...standing, paymentProvider: 'manual' })?.sentence).toMatch(
    /for one month, until Dec 25, 2026\..*one billed by the year\.$/,
  )
})
