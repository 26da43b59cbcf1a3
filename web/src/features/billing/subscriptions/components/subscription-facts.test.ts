import { expect, test } from 'vitest'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { subscriptionFacts } from './subscription-facts.ts'

const factsOf = (over: Partial<Subscription> = {}, now = '2026-12-10T12:00:00.000Z') => {
  const subscription = {
    status: 'active',
    paymentProvider: 'stripe',
    priceCents: 999,
    cancelAtPeriodEnd: false,
    currentPeriodEndAt: '2026-12-15T12:00:00.000Z',
    ...over,
  } as Partial<Subscription> as Subscription
  return Object.fromEntries(subscriptionFacts(subscription, now).flatMap((fact) => (fact ? [fact] : [])))
}

test('the next billing date reads as an ending once nothing more is billed', () => {
  expect(factsOf()).toMatchObject({ 'Next billing date': 'Dec 15, 2026' })
  expect(factsOf({ cancelAtPeriodEnd: true })).toMatchObject({ 'Subscription ending': 'Dec 15, 2026' })
  expect(factsOf({ paymentProvider: 'manual' })).toHaveProperty('Subscription ending')
  expect(factsOf({ status: 'unpaid' })).toEqual({ 'Paid with': 'Card' })
})

test('a pause says since when, until when, how many paid days are kept, and when they are gone', () => {
  const paused = {
    status: 'paused',
    pausedAt: '2026-12-01T12:00:00.000Z',
    originalPeriodEndAt: '2026-12-15T06:00:00.000Z',
  } as const
  expect(factsOf(paused)).toEqual({
    'Paused since': 'Dec 1, 2026',
    Resumes: 'When you resume it',
    'Kept for you': '14 paid days, until Dec 15, 2026',
    'Paid with': 'Card',
  })
  expect(factsOf({ ...paused, paymentProvider: 'paypal' })).not.toHaveProperty('Kept for you')
  const late = '2026-12-15T06:00:00.000Z'
  expect(factsOf(paused, late)).toEqual({
    'Paused since': 'Dec 1, 2026',
    Resumes: 'When you resume it',
    'When you resume': 'A new period, for $9.99',
    'Paid with': 'Card',
  })
  expect(factsOf({ ...paused, paymentProvider: 'manual' }, late)['Kept for you']).toMatch(/paid days?$/)
  expect(factsOf({ ...paused, paymentProvider: 'paypal' }, late)).not.toHaveProperty('When you resume')
  expect(factsOf({ ...paused, resumeAt: '2027-01-03T12:00:00.000Z' }).Resumes).toBe('Jan 3, 2027')
})

test('discounts and agreed prices are named', () => {
  expect(factsOf({ discountPercentage: 20, discountAhead: true })).toMatchObject({
    'Promo discount': '20% off',
  })
  expect(factsOf({ discountCents: 500, discountAhead: true })).toMatchObject({
    'Promo discount': '$5.00 off',
  })
  expect(factsOf({ customPriceCents: 750 })).toMatchObject({ 'Custom price': 'Agreed, instead of $9.99' })
  expect(factsOf({ customPriceCents: 999 })).toMatchObject({ 'Custom price': 'Agreed' })
})
