import { expect, test } from 'vitest'
import type { PlanChangePreview } from '#shared/billing/subscriptions/contract.ts'
import { changeConsequence } from './change-words.ts'

const subscription = { paymentProvider: 'stripe', currentPeriodEndAt: '2026-12-25T10:00:00.000Z' } as const
const preview = {
  planName: 'Retailer',
  priceCents: 2999,
  billingPeriod: 'monthly',
  effective: 'now',
  effectiveAt: '2026-12-01T10:00:00.000Z',
} as PlanChangePreview

test('what follows a change is what its biller does, and never a renewal where there is none', () => {
  const words = (more: object, of: object = {}) =>
    changeConsequence({ ...subscription, ...more }, { ...preview, ...of })
  expect(words({})).toBe('Then $29.99 every month.')
  expect(words({ paymentProvider: 'manual' })).toBe(
    'You have Retailer until Dec 25, 2026. It does not renew automatically.',
  )
  expect(words({ paymentProvider: 'paypal' })).toBe(
    'PayPal asks for your approval, and then Retailer starts. PayPal charges $29.99 every month, starting on Dec 25, 2026.',
  )
  const later = { effective: 'period_end', effectiveAt: subscription.currentPeriodEndAt }
  expect(words({}, later)).toBe(
    'Retailer starts on Dec 25, 2026, at $29.99 every month. Nothing changes until then.',
  )
  expect(words({ paymentProvider: 'paypal' }, later)).toMatch(
    /^PayPal asks for your approval\. Retailer starts on Dec 25/,
  )
})
