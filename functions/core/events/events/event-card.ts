import type { Pool } from '#core/events/event-places/pools.ts'
import type { EventCard } from '#shared/events/events/contract.ts'
import { leastCents } from '#shared/events/events/entry-cost.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { kindOf } from '#shared/events/events/kind-of.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { placeCount } from './place-count.ts'

/** An event for a list; near a place with how far away it is. */
export const eventCard = (
  event: WholeEvent,
  pool: Pool | undefined,
  now: string,
  from?: Point,
): EventCard => ({
  id: event.id,
  title: event.title,
  venueName: event.venueName,
  city: event.city,
  state: event.state,
  country: event.country,
  timeZone: event.timeZone,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  startsOn: event.startsOn,
  endsOn: event.endsOn,
  phase: phaseOf(event, now),
  kind: kindOf(event),
  fromCents: leastCents(event, now),
  ...(event.poster && { posterUrl: event.poster.url }),
  places: placeCount(pool, event.capacity),
  waitingList: event.waitingList.on,
  ...(from && event.point && { miles: Math.round(milesBetween(from, event.point)) }),
})
