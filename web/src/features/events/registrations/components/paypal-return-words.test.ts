import { expect, test } from 'vitest'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isAwaited, paypalReturnWords, type Returned } from './paypal-return-words.ts'

const registration = (
  status: OwnRegistration['status'],
  pay: Partial<OwnRegistration['pay']> = {},
  more: Partial<OwnRegistration> = {},
) =>
  ({
    status,
    pay: { state: 'none', dueCents: 0, paidCents: 0, refundedCents: 0, ...pay },
    ...more,
  }) as OwnRegistration

const back = (more: Partial<Returned> = {}): Returned => ({
  answer: 'return',
  of: 'place',
  beforeCents: 0,
  ...more,
})
const change = { price: [], dueCents: 4000, until: '2027-01-01T00:00:00.000Z' }
const held = registration('held', { dueCents: 3000 })
const said = (returned: Returned, now: OwnRegistration, isLate = false) =>
  paypalReturnWords(returned, now, isLate).words

test('a payment that arrived is confirmed, also for one who went back', () => {
  const paid = registration('confirmed', { state: 'paid', paidCents: 3000 })
  for (const answer of ['return', 'cancel'] as const)
    expect(said(back({ answer }), paid)).toBe('You paid $30.00. Your entry is confirmed.')
})

test('only the payment that someone is back from is said to be paid', () => {
  const changed = registration('confirmed', { state: 'paid', paidCents: 7000 })
  expect(said(back({ of: 'change', beforeCents: 3000 }), changed)).toBe(
    'You paid $40.00. Your entry is changed.',
  )
  const due = registration('confirmed', { state: 'due', paidCents: 4000, dueCents: 500 })
  expect(said(back({ of: 'due', beforeCents: 3000 }), due)).toBe(
    'You paid $10.00. See the entry for the details.',
  )
})

test('a change or an amount due that was not paid is not said to be, though the entry was paid before', () => {
  const before = { state: 'paid', paidCents: 3000 } as const
  for (const of of ['change', 'due'] as const)
    for (const status of ['confirmed', 'withdrawn'] as const) {
      const { tone, words } = paypalReturnWords(
        back({ of, beforeCents: 3000 }),
        registration(status, before),
        false,
      )
      expect(tone).toBe('warning')
      expect(words).toContain('PayPal charged nothing')
      expect(words).not.toContain('You paid')
    }
})

test('a payment that is on its way back is not said to count', () => {
  const returned = registration('confirmed', {
    state: 'refund_pending',
    paidCents: 7000,
    refundedCents: 4000,
  })
  expect(said(back({ of: 'change', beforeCents: 3000 }), returned)).toContain(
    'a refund for this entry is on its way',
  )
})

test('one who canceled hears that nothing was charged, and that the entry can still be paid', () => {
  const unpaid = [
    [back({ answer: 'cancel' }), held],
    [back({ answer: 'cancel', of: 'change' }), registration('confirmed', {}, { change })],
    [back({ answer: 'cancel', of: 'due' }), registration('confirmed', { dueCents: 500 })],
  ] as const
  for (const [returned, now] of unpaid)
    expect(said(returned, now)).toContain('nothing was charged. You can still pay')
})

test('one whose time ran out hears whether anything was charged', () => {
  expect(said(back(), registration('expired'))).toContain('PayPal charged nothing')
  expect(said(back(), registration('expired', { paidCents: 3000 }))).toContain('full refund')
})

test('a payment on its way is waited for, and then no longer', () => {
  expect(said(back(), held)).toContain('being settled')
  expect(said(back(), held, true)).toContain('has not confirmed a payment')
})

test('a payment is awaited until it is there or can no longer come', () => {
  const pending = registration('confirmed', { paidCents: 3000 }, { change })
  const of = { of: 'change', beforeCents: 3000 } as const
  expect(isAwaited(back(of), pending)).toBe(true)
  expect(isAwaited(back(of), registration('confirmed', { paidCents: 7000, dueCents: 500 }))).toBe(false)
  expect(isAwaited(back(of), registration('confirmed', { paidCents: 3000 }))).toBe(false)
})
