import { classesOver, whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { changePool } from '#core/events/event-places/change-pool.ts'
import { openedUp } from '#core/events/event-places/pool-rules.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { takesEntries } from '#shared/events/events/phase-of.ts'
import { offerUntil } from '#shared/events/registrations/offer-until.ts'
import { firstInLine } from './first-in-line.ts'
import { offerPlaces, type Pools } from './places.ts'
import { pricedNow } from './priced-now.ts'
import { registrationReference } from './registration-reference.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { type WaitingPlace, waitingListOf, waitingPlaces } from './waiting-places.ts'

/**
 * Offers free places to people who wait: one after the other to the first whose places are all free. Others keep their
 * position. A place that no one can use is open to all. Running it again, or twice at the same time, changes nothing
 * more.
 */
export async function offerNextPlaces(eventId: string, now: string): Promise<void> {
  while (await untilPlacesHold(() => offerOne(eventId, now)));
}

type Opening = { event: WholeEvent; pools: Pools; list: readonly WaitingPlace[] }

/** Offers one place and returns whether there may be more to offer. */
async function offerOne(eventId: string, now: string): Promise<boolean> {
  const [event, pools, list] = await Promise.all([
    events.get({ id: eventId }, { consistent: true }),
    poolsOf(eventId),
    waitingListOf(eventId),
  ])
  // A removed event takes no one in until it is shown again.
  if (event?.status !== 'published' || event.removed) return false
  const until = offerUntil(now, (event as WholeEvent).entriesCloseAt)
  if (until)
    for (const place of list) {
      const places = offerPlaces(pools, place.classKeys)
      if ('full' in places) continue
      if (await offer(event as WholeEvent, place, places, until, now)) return true
    }
  await openToAll({ event: event as WholeEvent, pools, list }, now)
  return false
}

/** Offers the place, unless one of its classes is over. */
async function offer(
  event: WholeEvent,
  place: WaitingPlace,
  places: Write[],
  until: string,
  now: string,
): Promise<boolean> {
  if ((await classesOver(event, place.classKeys)).length > 0) return false
  const { eventId, registrationId: id } = place
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  // Someone who left the list a moment ago: their place in it is gone when it is read again.
  if (registration?.status !== 'waiting') throw placesChanged()
  const offered: StoredRegistration = {
    ...(await pricedNow(registration, event, now)),
    status: 'offered',
    offerUntil: until,
    updatedAt: now,
    version: registration.version + 1,
  }
  await commit(
    ...places,
    waitingPlaces.delete(place, placesChanged),
    registrations.put(offered, { version: registration.version }, placesChanged),
    ...whileClassesOpen(event, place.classKeys),
    announce('offer.made', registrationReference(registration), now),
  )
  return true
}

/**
 * Opens what is kept to all. Where entries are still taken, the first in line whose places are among it hear of it, one
 * for each place.
 */
async function openToAll({ event, pools, list }: Opening, now: string): Promise<void> {
  const writes = [...pools.values()].flatMap((pool) => {
    const change = openedUp(pool)
    return change === 'none' ? [] : [changePool(pool, change, { refused: placesChanged })]
  })
  if (writes.length === 0) return
  const told = takesEntries(event, now) ? firstInLine(pools, list) : []
  await commit(
    ...writes,
    ...told.map(({ eventId, registrationId }) => announce('place.opened', { eventId, registrationId }, now)),
  )
}
