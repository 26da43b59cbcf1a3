import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'

/** A payment as the table holds it: of `storedSubscription`, paid by card, for tests that answer in its place. */
export const storedTransaction = (change: Partial<StoredTransaction> = {}): StoredTransaction => ({
  id: 'txn_01JGF000000000000000000001',
  userId: '7b0c4a52-1111-4222-8333-444455556666',
  type: 'payment',
  status: 'succeeded',
  amountCents: 999,
  refundedCents: 0,
  currency: 'USD',
  description: 'Pro Competitor membership',
  paymentProvider: 'stripe',
  createdAt: '2026-01-01T12:00:00.000Z',
  version: 1,
  ...change,
})
