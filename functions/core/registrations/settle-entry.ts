import type { Write } from '#core/db/write.ts'
import { poolsOf } from '#core/event-places/pools.ts'
import { placesChanged } from '#core/event-places/until-places-hold.ts'
import { events } from '#core/events/events.ts'
import { announce } from '#core/facts/announce.ts'
import type { Purpose } from '#shared/transactions/purpose.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { confirmed } from './confirmed.ts'
import { freeNumber } from './free-number.ts'
import { ofIt } from './of-it.ts'
import { stillPublished } from './open-event.ts'
import { classesOf, takePlaces } from './places.ts'
import { claimNumber, claimPerson, personClaim, registrationClaims } from './registration-claims.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

/**
 * What a payment that has succeeded does to its registration. A place that is still held becomes confirmed; one that
 * was given back meanwhile is taken again if it is free, and otherwise the money goes back, once.
 */
export async function settleEntry(
  { registrationId: id, eventId }: Purpose,
  { id: transactionId, amountCents }: Pick<Transaction, 'id' | 'amountCents'>,
  now: string,
): Promise<Write[]> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  if (!registration) throw new Error(`The registration ${id} of the payment ${transactionId} is gone.`)
  const paid = paidWith(registration, transactionId, amountCents, now)
  if (registration.status === 'held') return isConfirmed(registration, paid, amountCents, now)
  const writes =
    registration.status === 'expired' ? await takenAgain(registration, paid, amountCents, now) : undefined
  return (
    writes ?? [
      registrations.put(
        late(registration, transactionId, amountCents, now),
        { version: registration.version },
        placesChanged,
      ),
      announce('registration.paid_late', ofIt(registration), now),
      announce('registration.refund_due', { ...ofIt(registration), number: 1, cents: amountCents }, now),
    ]
  )
}

const isConfirmed = (
  registration: StoredRegistration,
  paid: StoredRegistration,
  amountCents: number,
  now: string,
): Write[] => [
  registrations.put(paid, { version: registration.version }, placesChanged),
  announce('registration.confirmed', ofIt(registration), now),
  announce('entry.paid', { ...ofIt(registration), amountCents }, now),
]

const paidWith = (
  registration: StoredRegistration,
  transactionId: Transaction['id'],
  amountCents: number,
  now: string,
): StoredRegistration =>
  confirmed(
    registration,
    {
      pay: {
        ...registration.pay,
        state: 'paid',
        dueCents: 0,
        paidCents: amountCents,
        method: 'card',
        transactionId,
      },
    },
    now,
  )

/** All of it is on its way back. */
const late = (
  registration: StoredRegistration,
  transactionId: Transaction['id'],
  amountCents: number,
  now: string,
): StoredRegistration => ({
  ...registration,
  pay: {
    ...registration.pay,
    state: 'refund_pending',
    paidCents: amountCents,
    refundedCents: amountCents,
    method: 'card',
    transactionId,
  },
  refund: { number: 1, cents: amountCents },
  reason: 'The spot was gone when the payment arrived',
  updatedAt: now,
  version: registration.version + 1,
})

/** Undefined where the event is over or full, or the person has entered it again. */
async function takenAgain(
  registration: StoredRegistration,
  paid: StoredRegistration,
  amountCents: number,
  now: string,
): Promise<Write[] | undefined> {
  const { eventId, userId } = registration
  const event = await events.get({ id: eventId }, { consistent: true })
  if (event?.status !== 'published' || !event.endsAt || now >= event.endsAt) return undefined
  const entered =
    userId && (await registrationClaims.get({ eventId, claim: personClaim(userId) }, { consistent: true }))
  if (entered) return undefined
  const places = takePlaces(await poolsOf(eventId), classesOf(registration.entries))
  if ('full' in places) return undefined
  const number = await freeNumber(eventId, 4)
  return [
    ...places,
    // Where one of them does not hold by now, the money goes back.
    orAgain(stillPublished(eventId)),
    ...(userId ? [orAgain(claimPerson(registration, userId))] : []),
    ...(number === undefined ? [] : [claimNumber(registration, number, false)]),
    ...isConfirmed(registration, { ...paid, number }, amountCents, now),
  ]
}

const orAgain = (write: Write): Write => ({ ...write, refused: placesChanged })
