import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'

/** A subscription as the table holds it: a month of Pro Competitor by card, for tests that answer in its place. */
export const storedSubscription = (change: Partial<StoredSubscription> = {}): StoredSubscription => ({
  id: 'sub_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  userId: '7b0c4a52-1111-4222-8333-444455556666',
  planId: 'pro_competitor_monthly',
  planName: 'Pro Competitor',
  planType: 'pro_competitor',
  billingPeriod: 'monthly',
  priceCents: 999,
  currency: 'USD',
  status: 'active',
  paymentProvider: 'stripe',
  currentPeriodStartAt: '2026-01-01T12:00:00.000Z',
  currentPeriodEndAt: '2026-02-01T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
  version: 1,
  ...change,
})
