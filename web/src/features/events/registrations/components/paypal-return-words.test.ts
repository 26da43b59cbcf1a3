import { expect, test } from 'vitest'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { paypalReturnWords } from './paypal-return-words.ts'

const registration = (status: OwnRegistration['status'], pay: Partial<OwnRegistration['pay']>) =>
  ({
    status,
    pay: { state: 'none', dueCents: 0, paidCents: 0, refundedCents: 0, ...pay },
  }) as OwnRegistration

const held = registration('held', { dueCents: 3000 })
const said = (...given: Parameters<typeof paypalReturnWords>) => paypalReturnWords(...given).words

test('a payment that arrived is confirmed, also for one who went back', () => {
  const paid = registration('confirmed', { paidCents: 3000 })
  expect(said('return', paid, false)).toBe('You paid $30.00. Your entry is confirmed.')
  expect(said('cancel', paid, false)).toBe('You paid $30.00. Your entry is confirmed.')
})

test('one who canceled hears that nothing was charged, and that the entry can still be paid', () => {
  expect(said('cancel', held, false)).toContain('nothing was charged. You can still pay')
})

test('one whose time ran out hears whether anything was charged', () => {
  expect(said('return', registration('expired', {}), false)).toContain('PayPal charged nothing')
  expect(said('return', registration('expired', { paidCents: 3000 }), false)).toContain('full refund')
})

test('a payment on its way is waited for, and then no longer', () => {
  expect(said('return', held, false)).toContain('being settled')
  expect(said('return', held, true)).toContain('has not confirmed a payment')
})
