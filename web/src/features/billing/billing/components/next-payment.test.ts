import { expect, test } from 'vitest'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { nextPayment } from './next-payment.ts'

const visa = { type: 'card', brand: 'visa', last4: '3184', isDefault: true } as PaymentMethod
const now = '2026-11-25T12:00:00.000Z'

const monthly = {
  status: 'active',
  paymentProvider: 'stripe',
  planName: 'Pro Competitor',
  priceCents: 999,
  billingPeriod: 'monthly',
  taxation: 'added',
  cancelAtPeriodEnd: false,
  currentPeriodEndAt: '2026-12-25T12:00:00.000Z',
} as Subscription

type Rest = { paymentMethods?: PaymentMethod[]; failedPayments?: Transaction[]; creditCents?: number }

const line = (over: Partial<Subscription> = {}, rest: Rest = {}) =>
  nextPayment(
    {
      subscription: { ...monthly, ...over },
      paymentMethods: [visa],
      failedPayments: [],
      creditCents: 0,
      ...rest,
    },
    now,
  ).words.join(' · ')

const scheduled = (planName: string, priceCents: number) => ({
  scheduledPlan: { planId: 'other', planName, priceCents, at: '2026-12-25T12:00:00.000Z' },
})

test('a renewal names the amount, the day and the card, and the year where it is another one', () => {
  expect(line()).toBe('Next: $9.99 + tax on Dec 25 · Visa 3184')
  expect(line({ taxation: 'none' })).toBe('Next: $9.99 on Dec 25 · Visa 3184')
  expect(line({ currentPeriodEndAt: '2027-11-25T12:00:00.000Z' })).toBe(
    'Next: $9.99 + tax on Nov 25, 2027 · Visa 3184',
  )
  expect(line({ paymentProvider: 'paypal', taxation: undefined })).toBe('Next: $9.99 on Dec 25 · PayPal')
})

test('the card is the default one, and without a card one is asked for', () => {
  const other = { type: 'card', brand: 'mastercard', last4: '4444', isDefault: false } as PaymentMethod
  expect(line({}, { paymentMethods: [other, visa] })).toContain('Visa 3184')
  const none = { subscription: monthly, paymentMethods: [], failedPayments: [], creditCents: 0 }
  expect(nextPayment(none, now)).toEqual({
    words: ['Next: $9.99 + tax on Dec 25', 'no card on file'],
    needsCard: true,
  })
})

test('discounts and credit are taken off, and what credit pays is not charged to a card', () => {
  const untaxed = { taxation: 'none' as const }
  const discounted = { ...untaxed, discountAhead: true }
  expect(line({ ...discounted, discountPercentage: 20 })).toBe(
    'Next: $7.99 on Dec 25 · Visa 3184 · $2.00 off',
  )
  expect(line({ ...discounted, discountCents: 500 })).toBe('Next: $4.99 on Dec 25 · Visa 3184 · $5.00 off')
  expect(line({ ...discounted, discountPercentage: 100 })).toBe('Next: $0.00 on Dec 25 · $9.99 off')
  expect(line({ ...untaxed, discountPercentage: 20 })).toContain('$9.99')
  expect(line({}, { creditCents: 300 })).toBe('Next: $9.99 + tax on Dec 25 · Visa 3184 · less $3.00 credit')
  expect(line(untaxed, { creditCents: 2000 })).toBe('Next: $9.99 on Dec 25 · paid from your credit')
  expect(line({ paymentProvider: 'paypal', ...untaxed }, { creditCents: 300 })).not.toContain('credit')
})

test('a plan to come is named with its price, and a way down to the free plan as an end', () => {
  expect(line(scheduled('Retailer', 2999))).toBe('Next: $29.99 + tax on Dec 25 · for Retailer · Visa 3184')
  expect(line(scheduled('Competitor', 0))).toBe('Ends Dec 25 · then Competitor, free of charge')
})

test('nothing is announced to be charged that will not be', () => {
  expect(line({ cancelAtPeriodEnd: true })).toBe('Ends Dec 25 · nothing more to pay')
  expect(line({ paymentProvider: 'manual' }, { paymentMethods: [] })).toBe(
    'Ends Dec 25 · does not renew automatically',
  )
  expect(line({ status: 'cancelled' })).toBe('Nothing to pay · your Pro Competitor membership has ended')
  expect(line({ status: 'incomplete' })).toBe('Pro Competitor is not paid yet · nothing was charged')
  const free = { subscription: undefined, paymentMethods: [], failedPayments: [], creditCents: 0 }
  expect(nextPayment(free, now).words).toEqual(['Free plan'])
})

test('a failed payment says since when, and until when it can be made again', () => {
  const failedPayment = {
    retryable: true,
    createdAt: '2026-11-18T12:00:00.000Z',
    failedAt: '2026-11-20T12:00:00.000Z',
  } as Transaction
  const failedPayments = [failedPayment]
  expect(line({ status: 'past_due' }, { failedPayments })).toBe('Failed on Nov 20 · retry by Dec 20')
  expect(line({ status: 'unpaid' }, { failedPayments })).toBe(
    'Failed on Nov 20 · retry by Dec 20 to get Pro Competitor back',
  )
  expect(line({ status: 'past_due' })).toBe('The last payment failed · pay it to keep Pro Competitor')
  expect(line({ status: 'past_due', paymentProvider: 'paypal' })).toBe(
    'The last payment failed · PayPal is trying again',
  )
  expect(line({ status: 'unpaid', paymentProvider: 'paypal' })).toBe(
    'The last payment failed · PayPal has stopped trying',
  )
})

test('a pause says when it ends, and what that costs', () => {
  const paused = { status: 'paused', originalPeriodEndAt: '2026-12-15T12:00:00.000Z' } as const
  expect(line(paused)).toBe('Paused · resume by Dec 15 at no charge')
  expect(line({ ...paused, originalPeriodEndAt: now })).toBe('Paused · resume for $9.99 + tax')
  expect(line({ ...paused, resumeAt: '2026-12-03T12:00:00.000Z' })).toBe(
    'Paused · resumes on Dec 3 · nothing to pay then',
  )
  expect(line({ ...paused, resumeAt: '2027-01-03T12:00:00.000Z' })).toBe(
    'Paused · resumes on Jan 3, 2027 for $9.99 + tax',
  )
  expect(line({ ...paused, paymentProvider: 'manual' })).toBe(
    'Paused · your paid days are kept until you resume',
  )
  expect(line({ ...paused, paymentProvider: 'paypal' })).toBe('Paused · resume when you like')
})
