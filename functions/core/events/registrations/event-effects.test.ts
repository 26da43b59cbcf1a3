import { expect, test } from 'vitest'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import type { Event } from '#shared/events/events/event.ts'
import { cancelEffect, changeEffect } from './event-effects.ts'
import type { Payment, StoredRegistration } from './registrations.ts'

const someone = '00000000-0000-4000-8000-000000000001'
const now = '2031-05-01T00:00:00.000Z'

type Of = Omit<Partial<StoredRegistration>, 'pay' | 'payments'> & {
  pay?: Partial<StoredRegistration['pay']>
  payments?: Partial<Payment>[]
}

const registration = ({ pay, payments, ...more }: Of = {}) =>
  ({
    userId: someone,
    status: 'confirmed',
    createdAt: '2031-04-01T00:00:00.000Z',
    ...more,
    pay: { state: 'paid', dueCents: 0, paidCents: 0, refundedCents: 0, ...pay },
    ...(payments && {
      payments: payments.map((one) => ({
        payerId: someone,
        method: 'card',
        cents: 0,
        refundedCents: 0,
        ...one,
      })),
    }),
  }) as StoredRegistration

const card = { method: 'card', paidCents: 3000, transactionId: 'txn_1' } as unknown as Of['pay']
const cash = { method: 'cash', paidCents: 4000 } as const

const nothing = { told: 0, refunds: 0, cardCents: 0, cashCents: 0, otherCents: 0 }

test('nobody is told, and nothing goes back, where no one has entered or everyone has left', () => {
  expect(cancelEffect([])).toEqual(nothing)
  const left = (['withdrawn', 'cancelled', 'expired', 'lapsed'] as const).map((status) =>
    registration({ status, pay: card ?? {} }),
  )
  expect(cancelEffect(left)).toEqual(nothing)
})

test('people on the waiting list are told like those who have a place, and guests are not', () => {
  const guest = registration({ pay: cash })
  const { userId: _, ...ofGuest } = guest
  expect(
    cancelEffect([
      registration(),
      registration({ status: 'waiting' }),
      registration({ status: 'offered' }),
      registration({ userId: goneOwnerId as StoredRegistration['userId'] & string }),
      ofGuest as StoredRegistration,
    ]),
  ).toEqual({ ...nothing, told: 3, refunds: 1, cashCents: 4000 })
})

test('each payment goes back the way it came, less what has gone back before', () => {
  expect(
    cancelEffect([
      registration({ pay: card ?? {} }),
      registration({ pay: { ...card, refundedCents: 1000 } }),
      registration({ pay: cash }),
      registration({ pay: { method: 'other', paidCents: 500 } }),
      registration({
        pay: { paidCents: 7000, refundedCents: 500, method: 'cash' },
        payments: [
          { transactionId: 'txn_2' as never, cents: 4500, refundedCents: 500 },
          { method: 'cash', cents: 2500 },
        ],
      }),
    ]),
  ).toEqual({ told: 5, refunds: 5, cardCents: 3000 + 2000 + 4000, cashCents: 4000 + 2500, otherCents: 500 })
})

test('what a member paid who has since deleted their account does not go back', () => {
  const paid = registration({
    pay: { paidCents: 3000, method: 'card' },
    payments: [{ payerId: goneOwnerId as never, transactionId: 'txn_3' as never, cents: 3000 }],
  })
  expect(cancelEffect([paid])).toEqual({ ...nothing, told: 1 })
})

const moved = {
  status: 'published',
  startsAt: '2031-06-05T09:00:00.000Z',
  city: 'Tulsa',
  state: 'OK',
  country: 'US',
  moves: [{ at: now, startsAt: '2031-06-01T09:00:00.000Z', city: 'Tulsa', state: 'OK', country: 'US' }],
} as unknown as Event

test('a move lets everyone who paid withdraw for all of it, but no one who is checked in', () => {
  const checkIn = { at: now } as unknown as NonNullable<StoredRegistration['checkIn']>
  const all = [
    registration({ pay: card ?? {} }),
    registration({ pay: { ...cash, refundedCents: 1000 } }),
    registration({ pay: card ?? {}, checkIn }),
    registration(),
    registration({ status: 'withdrawn', pay: card ?? {} }),
  ]
  expect(changeEffect(all, moved, now)).toEqual({ told: 4, mayWithdraw: 2, refundCents: 6000 })
})

test('a change of an hour is told, and lets no one withdraw for more than before', () => {
  const shifted = { ...moved, startsAt: '2031-06-01T10:00:00.000Z' }
  expect(changeEffect([registration({ pay: card ?? {} })], shifted, now)).toEqual({
    told: 1,
    mayWithdraw: 0,
    refundCents: 0,
  })
})
