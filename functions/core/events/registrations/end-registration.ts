import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { isLive, takesPlace } from '#shared/events/registrations/registration.ts'
import { offerEnded } from './entry-offers.ts'
import { releasePlaces, stopWaiting } from './places.ts'
import { refunding } from './refunding.ts'
import { releaseNumber, releasePerson } from './registration-claims.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { waitingPlaceOf, waitingPlaces } from './waiting-places.ts'

export type Ending = {
  as: 'expired' | 'lapsed' | 'withdrawn' | 'cancelled'
  /** The amount refunded; 0 if nothing was paid. */
  refundCents: number
  reason?: string
  withEvent?: boolean
  /** The entrant declined an offer. */
  isDeclined?: boolean
}

type Key = { eventId: string; id: string }

/**
 * Ends a registration and gives its places back, both exactly once: an ended one is returned as it is. `decide` looks
 * at the present state, may refuse by throwing, and returns undefined if it should stay.
 */
export const endRegistration = (
  key: Key,
  decide: (registration: StoredRegistration) => Ending | undefined,
  now: string,
  writes: (ended: StoredRegistration) => Write[] = () => [],
): Promise<StoredRegistration | undefined> =>
  untilPlacesHold(async () => {
    const registration = await registrations.get(key, { consistent: true })
    if (!registration || !isLive(registration)) return registration
    const ending = decide(registration)
    if (!ending) return registration
    const over = await endingWrites(registration, ending, now)
    await commit(...over.writes, ...(await leavingClasses(registration, ending)), ...writes(over.ended))
    return over.ended
  })

/** A registration as it ends, and the writes that end it. */
export async function endingWrites(
  registration: StoredRegistration,
  ending: Ending,
  now: string,
): Promise<{ ended: StoredRegistration; writes: Write[] }> {
  const refund = refunding(registration, ending.refundCents, now)
  const ended = endedAs(registration, ending, refund.change, now)
  return {
    ended,
    writes: [
      registrations.put(ended, { version: registration.version }, placesChanged),
      ...(await givenBack(registration)),
      ...(registration.userId ? [releasePerson(registration, registration.userId)] : []),
      ...(registration.number === undefined ? [] : [releaseNumber(registration, registration.number)]),
      ...offerEnded(registration),
      ...news(registration, ending, now),
      ...refund.writes,
    ],
  }
}

/** Who is in a class leaves it only until its places are published; the event itself may still be cancelled. */
async function leavingClasses(
  { status, eventId, entries }: StoredRegistration,
  { withEvent = false }: Ending,
): Promise<Write[]> {
  if (status !== 'confirmed' || withEvent) return []
  const event = await events.get({ id: eventId }, { consistent: true })
  return event ? whileClassesOpen(event as WholeEvent, classesOf(entries), { leaving: true }) : []
}

function endedAs(
  registration: StoredRegistration,
  { as, reason }: Ending,
  refund: ReturnType<typeof refunding>['change'],
  now: string,
): StoredRegistration {
  // Nor is it on offer to anyone if its organizer puts it back.
  const { holdUntil: _hold, offerUntil, change: _change, due: _due, handingTo: _to, ...rest } = registration
  const { pay } = registration
  return {
    ...rest,
    status: as,
    ...(reason && { reason }),
    // Someone who comes too late hears when their offer ended.
    ...(as === 'lapsed' && offerUntil && offerUntil <= now && { offerUntil }),
    ...refund,
    pay: { ...(refund.pay ?? { ...pay, state: pay.paidCents > 0 ? pay.state : 'none' }), dueCents: 0 },
    updatedAt: now,
    version: registration.version + 1,
  }
}

async function givenBack(registration: StoredRegistration): Promise<Write[]> {
  const classKeys = [...classesOf(registration.entries), ...(registration.change?.classKeys ?? [])]
  const pools = await poolsOf(registration.eventId)
  if (takesPlace(registration)) return releasePlaces(pools, classKeys)
  return [
    ...stopWaiting(pools, classKeys),
    waitingPlaces.underive(waitingPlaceOf(registration, registration.joinedAt ?? registration.createdAt)),
  ]
}

function news(
  { eventId, id: registrationId, status: before }: StoredRegistration,
  { as, refundCents, withEvent = false, isDeclined }: Ending,
  now: string,
): Write[] {
  const of = { eventId, registrationId }
  return [
    announce(
      'registration.ended',
      { ...of, before, as, withEvent, ...(isDeclined && { isDeclined }), refundCents },
      now,
    ),
    // When the event itself is over, no one is offered its places.
    ...(withEvent ? [] : [announce('place.freed', { eventId }, now)]),
  ]
}
