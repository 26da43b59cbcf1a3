import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { placesChanged } from '#core/events/event-places/until-places-hold.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { priceOf } from '#shared/events/registrations/price-of.ts'
import { changedActivity } from './changed-activity.ts'
import type { Chosen } from './changed-registration.ts'
import { classesBeyond } from './classes-beyond.ts'
import { isPro } from './enter-event.ts'
import { stillPublished } from './open-event.ts'
import { readOwnRegistration } from './own-registration.ts'
import { type Pools, waitElsewhere } from './places.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { waitingPlaces } from './waiting-places.ts'

type Changing = {
  actor: Actor
  registration: StoredRegistration
  event: WholeEvent
  pools: Pools
  chosen: Chosen
  /** Writes that update other members’ vehicles in this entry. */
  driving: readonly Write[]
  remember: (answer: OwnRegistration) => Write[]
}

/** Waits for other classes, at the same place in line; what it will cost is said with an offer. */
export async function changeWaiting(
  { actor, registration, event, pools, chosen, driving, remember }: Changing,
  now: string,
): Promise<OwnRegistration> {
  const { eventId, id: registrationId, joinedAt = registration.createdAt, version } = registration
  const place = await waitingPlaces.get({ eventId, joinedAt, registrationId }, { consistent: true })
  // It is offered a place in this moment.
  if (!place) throw placesChanged()
  const classKeys = classesOf(chosen.entries)
  const after: StoredRegistration = {
    ...registration,
    ...chosen,
    price: priceOf(event, { classKeys, isPro: isPro(actor), isWalkIn: false }, now),
    updatedAt: now,
    version: version + 1,
  }
  const answer = await readOwnRegistration(after, event, now)
  await commit(
    registrations.put(after, { version }, placesChanged),
    waitingPlaces.put(
      { ...place, classKeys, version: place.version + 1 },
      { version: place.version },
      placesChanged,
    ),
    ...driving,
    ...waitElsewhere(pools, place.classKeys, classKeys),
    stillPublished(eventId),
    ...whileClassesOpen(event, classesBeyond(classKeys, place.classKeys)),
    // The places they wait for now may be free.
    announce('place.freed', { eventId }, now),
    changedActivity(actor, event, now),
    ...remember(answer),
  )
  return answer
}
