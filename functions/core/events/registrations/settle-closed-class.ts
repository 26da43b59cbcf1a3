import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged } from '#core/events/event-places/until-places-hold.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { endingWrites } from './end-registration.ts'
import { exchangePlaces } from './places.ts'
import { refunding } from './refunding.ts'
import { registrationReference } from './registration-reference.ts'
import { type Change, registrations, type StoredRegistration } from './registrations.ts'
import { type Settled, withMore } from './settled-payment.ts'
import { withoutChange } from './without-change.ts'

/** A payment for a held place whose class was over before it arrived: the place ends, and all of it goes back. */
export async function heldPlaceIsGone(
  registration: StoredRegistration,
  payment: Settled,
  now: string,
): Promise<Write[]> {
  const { writes } = await endingWrites(
    withMore(registration, payment),
    { as: 'expired', refundCents: payment.amountCents, reason: 'A class was over when the payment arrived' },
    now,
  )
  return [...writes, announce('registration.paid_late', registrationReference(registration), now)]
}

/** The same for a change, also of an entry that was scored meanwhile: it stays as it was, and what was paid goes back. */
export async function changeIsGone(
  registration: StoredRegistration,
  { classKeys }: Change,
  payment: Settled,
  now: string,
): Promise<Write[]> {
  const after = withoutChange(withMore(registration, payment), now)
  const refund = refunding(after, payment.amountCents, now)
  const { eventId } = registration
  const places = exchangePlaces(await poolsOf(eventId), classKeys, [])
  return [
    registrations.put({ ...after, ...refund.change }, { version: registration.version }, placesChanged),
    ...('full' in places ? [] : places),
    ...(classKeys.length > 0 ? [announce('place.freed', { eventId }, now)] : []),
    ...refund.writes,
  ]
}
