import { scoresOf } from '#core/events/class-entries/scores-of.ts'
import {
  changedClasses,
  classesOver,
  whileClassesOpen,
} from '#core/events/class-entries/while-classes-open.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged } from '#core/events/event-places/until-places-hold.ts'
import { events } from '#core/events/events/events.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { PurposeOf } from '#shared/billing/transactions/purpose.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { replacedEntries } from './changed-entries.ts'
import { confirmedRegistration } from './confirmed-registration.ts'
import { numberFor } from './free-number.ts'
import { stillPublished } from './open-event.ts'
import { exchangePlaces, takePlaces } from './places.ts'
import { refunding } from './refunding.ts'
import { claimNumber, claimPerson, personClaim, registrationClaims } from './registration-claims.ts'
import { registrationReference } from './registration-reference.ts'
import { type Change, registrations, type StoredRegistration } from './registrations.ts'
import { changeIsGone, heldPlaceIsGone } from './settle-closed-class.ts'
import { type Settled, withMore } from './settled-payment.ts'
import { withoutChange } from './without-change.ts'

/**
 * Applies a successful payment to its registration. A held place becomes confirmed; one that was given back
 * meanwhile is taken again if it is free, and otherwise the money is refunded, once.
 */
export async function settleEntry(
  { registrationId: id, eventId }: PurposeOf<'entry'>,
  payment: Settled,
  now: string,
): Promise<Write[]> {
  const { id: transactionId, amountCents } = payment
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  if (!registration) throw new Error(`The registration ${id} of the payment ${transactionId} is gone.`)
  const { change } = registration
  if (change?.intentId && change.intentId === payment.providerIntentId)
    return isChanged(registration, change, payment, now)
  if (registration.status === 'confirmed' && registration.due?.intentId === payment.providerIntentId)
    return isDuePaid(registration, payment, now)
  const paid = paidWith(registration, payment, now)
  if (registration.status === 'held')
    return (await held(registration, paid, amountCents, now)) ?? heldPlaceIsGone(registration, payment, now)
  const writes =
    registration.status === 'expired' ? await takenAgain(registration, paid, amountCents, now) : undefined
  return writes ?? goesBack(registration, payment, now)
}

/** Undefined where a class of it is over by now. */
async function held(
  registration: StoredRegistration,
  paid: StoredRegistration,
  amountCents: number,
  now: string,
): Promise<Write[] | undefined> {
  const joining = await joiningClasses(registration, classesOf(registration.entries))
  return joining && [...joining, ...isConfirmed(registration, paid, amountCents, now)]
}

/** The writes that allow others only while these classes are open; undefined where one is over. */
async function joiningClasses(
  { eventId }: StoredRegistration,
  classKeys: readonly string[],
): Promise<Write[] | undefined> {
  const event = await events.get({ id: eventId }, { consistent: true })
  if (!event) return []
  const of = event as WholeEvent
  if ((await classesOver(of, classKeys)).length > 0) return undefined
  return whileClassesOpen(of, classKeys).map(orAgain)
}

const isConfirmed = (
  registration: StoredRegistration,
  paid: StoredRegistration,
  amountCents: number,
  now: string,
): Write[] => [
  registrations.put(paid, { version: registration.version }, placesChanged),
  announce('registration.confirmed', registrationReference(registration), now),
  announce('entry.paid', { ...registrationReference(registration), amountCents }, now),
]

const paidWith = (
  registration: StoredRegistration,
  { id: transactionId, amountCents, paymentProvider }: Settled,
  now: string,
): StoredRegistration =>
  confirmedRegistration(
    registration,
    {
      pay: {
        ...registration.pay,
        state: 'paid',
        dueCents: 0,
        paidCents: amountCents,
        method: 'card',
        ...(paymentProvider === 'paypal' && { paypalCents: amountCents }),
        transactionId,
      },
    },
    now,
  )

/** All of it is on its way back; what was paid before stays as it is. */
function goesBack(registration: StoredRegistration, payment: Settled, now: string): Write[] {
  const isGone = !isLive(registration)
  const refund = refunding(withMore(registration, payment), payment.amountCents, now)
  return [
    registrations.put(
      {
        ...withMore(registration, payment),
        ...refund.change,
        ...(isGone && { reason: 'The spot was gone when the payment arrived' }),
        updatedAt: now,
        version: registration.version + 1,
      },
      { version: registration.version },
      placesChanged,
    ),
    ...(isGone ? [announce('registration.paid_late', registrationReference(registration), now)] : []),
    ...refund.writes,
  ]
}

/** What was due is paid; what was paid beyond it, because less is due by now, goes back. */
function isDuePaid(registration: StoredRegistration, payment: Settled, now: string): Write[] {
  const { due: _, ...more } = withMore(registration, payment)
  const amountCents = Math.min(payment.amountCents, registration.pay.dueCents)
  const dueCents = registration.pay.dueCents - amountCents
  const paid: StoredRegistration = {
    ...more,
    pay: { ...more.pay, dueCents, state: dueCents > 0 ? 'due' : 'paid' },
  }
  const refund = refunding(paid, payment.amountCents - amountCents, now)
  const after = { ...paid, ...refund.change, updatedAt: now, version: registration.version + 1 }
  return [
    registrations.put(after, { version: registration.version }, placesChanged),
    ...(amountCents > 0
      ? [announce('entry.paid', { ...registrationReference(registration), amountCents }, now)]
      : []),
    ...refund.writes,
  ]
}

/** A change that was paid for counts from now on; what the entry no longer needs is free for others. */
async function isChanged(
  registration: StoredRegistration,
  change: Change,
  payment: Settled,
  now: string,
): Promise<Write[]> {
  const { entries, price, answers, waiverVersion, waiverAt, isListed, classKeys } = change
  const more = withMore(registration, payment)
  const { isUnfinished: _, ...before } = withoutChange(more, now)
  const after: StoredRegistration = {
    ...before,
    entries,
    price,
    answers,
    // A newer waiver may have been accepted since.
    ...(waiverVersion !== undefined &&
      waiverVersion > (before.waiverVersion ?? 0) && { waiverVersion, ...(waiverAt && { waiverAt }) }),
    isListed,
    pay: { ...more.pay, state: 'paid' },
  }
  const [joining, { scored, whileUnscored }] = await Promise.all([
    joiningClasses(registration, changedClasses(registration.entries, entries)),
    scoresOf(registration.eventId, replacedEntries(registration, entries)),
  ])
  if (!joining || scored) return changeIsGone(registration, change, payment, now)
  const held = [...classesOf(registration.entries), ...classKeys]
  const places = exchangePlaces(await poolsOf(registration.eventId), held, classesOf(entries))
  return [
    registrations.put(after, { version: registration.version }, placesChanged),
    ...whileUnscored(joining),
    // All that it needs is held, so that places are only given back.
    ...('full' in places ? [] : places),
    announce('entry.paid', { ...registrationReference(registration), amountCents: payment.amountCents }, now),
    announce('place.freed', { eventId: registration.eventId }, now),
  ]
}

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
  const classKeys = classesOf(registration.entries)
  const joining = await joiningClasses(registration, classKeys)
  const places = takePlaces(await poolsOf(eventId), classKeys)
  if (!joining || 'full' in places) return undefined
  const number = await numberFor(eventId, { wish: registration.number, attempt: 2 })
  return [
    ...places,
    ...joining,
    // If one of these no longer holds, the money goes back.
    orAgain(stillPublished(eventId)),
    ...(userId ? [orAgain(claimPerson(registration, userId))] : []),
    ...(number === undefined ? [] : [claimNumber(registration, number, false)]),
    ...isConfirmed(registration, { ...paid, number }, amountCents, now),
  ]
}

const orAgain = (write: Write): Write => ({ ...write, refused: placesChanged })
