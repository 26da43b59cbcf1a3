import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import type { Pool } from '#core/events/event-places/pools.ts'
import { placesChanged } from '#core/events/event-places/until-places-hold.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { enteredActivity } from './entered-activity.ts'
import { numberFor } from './free-number.ts'
import { holdUntilOf } from './hold-until-of.ts'
import { stillOpen } from './open-event.ts'
import { ownRegistration } from './own-registration.ts'
import { takeFromLine } from './places.ts'
import { claimNumber, personClaim, registrationClaims } from './registration-claims.ts'
import { registrationReference } from './registration-reference.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { waitingPlaces } from './waiting-places.ts'

/** The registration with which a member waits for a place of an event. */
export async function waitingOf(eventId: string, userId: string): Promise<StoredRegistration | undefined> {
  const claim = await registrationClaims.get({ eventId, claim: personClaim(userId) }, { consistent: true })
  const found =
    claim && (await registrations.get({ eventId, id: claim.registrationId }, { consistent: true }))
  return found?.status === 'waiting' ? found : undefined
}

type Taking = {
  actor: Actor
  event: WholeEvent
  waiting: StoredRegistration
  pools: ReadonlyMap<string, Pool>
  /** The entry as it will be, `held` or `confirmed`; its number is one that the entrant asks for now. */
  entered: StoredRegistration
  /** Writes that record this entry in other members’ vehicles. */
  driving: readonly Write[]
  attempt: number
  /** The refusal when no place is open to all. */
  refused: () => Error
  remember: (answer: OwnRegistration) => Write[]
}

/** Turns a place in the waitlist into an entry where a place is open to all. */
export async function takeOpenPlace(
  { actor, event, waiting, pools, entered, driving, attempt, refused, remember }: Taking,
  now: string,
): Promise<OwnRegistration> {
  const { eventId, id: registrationId, joinedAt = waiting.createdAt, version } = waiting
  const place = await waitingPlaces.get({ eventId, joinedAt, registrationId }, { consistent: true })
  // It is offered a place in this moment.
  if (!place) throw placesChanged()
  const places = takeFromLine(pools, place.classKeys, classesOf(entered.entries))
  if ('full' in places) throw refused()
  const isHeld = entered.status === 'held'
  const number = entered.number ?? (await numberFor(eventId, { wish: waiting.numberWish, attempt }))
  const { numberWish: _, ...asked } = entered
  const { code, ticketKey, ticketIssue, createdAt } = waiting
  const after: StoredRegistration = {
    ...asked,
    ...{ id: waiting.id, code, ticketKey, ticketIssue, createdAt, joinedAt },
    ...(number !== undefined && { number }),
    ...(isHeld && { holdUntil: holdUntilOf(now) }),
    acceptedAt: now,
    updatedAt: now,
    version: version + 1,
  }
  const answer = ownRegistration(after, event, now)
  await commit(
    ...places,
    stillOpen(eventId),
    ...whileClassesOpen(event, classesOf(after.entries)),
    waitingPlaces.delete(place, placesChanged),
    ...(number === undefined ? [] : [claimNumber(after, number, entered.number !== undefined)]),
    registrations.put(after, { version }, placesChanged),
    ...driving,
    ...(isHeld ? [] : [announce('registration.confirmed', registrationReference(after), now)]),
    enteredActivity(actor, event, now),
    ...remember(answer),
  )
  return answer
}
