import { expect, test } from 'vitest'
import { payUntil } from './pay-until.ts'

const event = {
  status: 'published',
  payment: 'both',
  startsAt: '2027-05-01T14:00:00.000Z',
  endsAt: '2027-05-01T22:00:00.000Z',
  checkInClosesAt: '2027-05-01T18:00:00.000Z',
} as const
const due = {
  status: 'confirmed',
  pay: { state: 'due', dueCents: 3000, paidCents: 0, refundedCents: 0 },
} as const

test('what is due can be paid online until check-in closes', () => {
  expect(payUntil(due, event)).toBe(event.checkInClosesAt)
  expect(payUntil(due, { ...event, payment: 'online', checkInClosesAt: undefined })).toBe(event.endsAt)
})

test.each([
  ['nothing is due', { ...due, pay: { ...due.pay, dueCents: 0 } }, event],
  ['it is no entry yet', { ...due, status: 'waiting' }, event],
  ['the event takes payment at the gate', due, { ...event, payment: 'gate' }],
  ['the event is cancelled', due, { ...event, status: 'cancelled' }],
] as const)('nothing is paid online where %s', (_, registration, of) => {
  expect(payUntil(registration, of)).toBeUndefined()
})
