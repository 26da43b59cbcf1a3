import type { EventCard } from '#shared/events/events/contract.ts'
import type { PlaceCount } from '#shared/events/events/event.ts'
import { type CardLine, lineCents } from '#shared/events/events/event-line.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'

/** The card of a public event by its line, the same as by the event; near a place with how far away it is. */
export const lineCard = (line: CardLine, places: PlaceCount, now: string, from?: Point): EventCard => ({
  id: line.id,
  title: line.title,
  venueName: line.venueName,
  city: line.city,
  state: line.state,
  country: line.card.country,
  timeZone: line.card.timeZone,
  startsAt: line.startsAt,
  endsAt: line.endsAt,
  startsOn: line.startsOn,
  endsOn: line.card.endsOn,
  phase: phaseOf({ ...line, status: 'published' }, now),
  kind: line.kind,
  fromCents: lineCents(line, now),
  ...(line.card.posterUrl && { posterUrl: line.card.posterUrl }),
  places,
  waitingList: line.card.waitingList,
  ...(from && line.point && { miles: Math.round(milesBetween(from, line.point)) }),
})
