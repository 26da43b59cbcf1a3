import { expect, test } from 'vitest'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { decideMirrored } from './decide-mirrored.ts'

const now = '2026-01-03T03:20:00.000Z'
const row = storedSubscription({ version: 4 })
const seen = { row, read: row, current: true, ours: undefined }

test('a row that shows everything already is not written again, also where a field is named without a value', () => {
  expect(decideMirrored(seen, now)).toBeUndefined()
  expect(decideMirrored({ ...seen, read: { ...row, cancelledAt: undefined } }, now)).toBeUndefined()
  expect(decideMirrored({ ...seen, ours: { pendingPlan: undefined } }, now)).toBeUndefined()
})

test('a difference is written as the next version, and what only we know goes before what a provider says', () => {
  const read = { ...row, cancelAtPeriodEnd: true }
  expect(decideMirrored({ ...seen, read }, now)).toEqual({ ...read, updatedAt: now, version: 5 })
  const ours = { cancelAtPeriodEnd: false, cancellationReason: 'other' } as const
  expect(decideMirrored({ ...seen, read, ours }, now)).toMatchObject(ours)
})

test('a subscription without its member’s place is over here, whatever its provider says', () => {
  const paused = { ...row, status: 'paused' as const, pausedAt: now, cancelAtPeriodEnd: true }
  const after = decideMirrored({ ...seen, row: paused, read: paused, current: false }, now)
  expect(after).toMatchObject({ status: 'cancelled', endedAt: now, cancelAtPeriodEnd: false })
  expect(after?.pausedAt).toBeUndefined()
})

test('one that ended on its own keeps the time of its end', () => {
  const read = { ...row, status: 'cancelled' as const, endedAt: '2026-01-02T00:00:00.000Z' }
  expect(decideMirrored({ ...seen, read, current: false }, now)).toMatchObject({ endedAt: read.endedAt })
})

test('one that ends unpaid at PayPal is given up, because a bank transfer may still be on its way', () => {
  const begun = storedSubscription({ paymentProvider: 'paypal', status: 'incomplete' })
  const read = { ...begun, status: 'cancelled' as const }
  expect(decideMirrored({ ...seen, row: begun, read }, now)).toMatchObject({ givenUpAt: now })
  const byCard = { ...begun, paymentProvider: 'stripe' as const }
  const ended = decideMirrored({ ...seen, row: byCard, read: { ...read, paymentProvider: 'stripe' } }, now)
  expect(ended?.status).toBe('cancelled')
  expect(ended?.givenUpAt).toBeUndefined()
})
