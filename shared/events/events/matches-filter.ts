import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { leastCents } from './entry-cost.ts'
import type { WholeEvent } from './event.ts'
import { type EventKind, kindOf } from './kind-of.ts'
import { takesEntries } from './phase-of.ts'

type Filter = {
  when: 'upcoming' | 'past' | 'any'
  state?: string | undefined
  kind?: EventKind | undefined
  open?: 'yes' | undefined
  free?: 'yes' | undefined
  q?: string | undefined
  around?: { point: Point; miles: number } | undefined
}

/**
 * Tells whether a filtered list shows an event. Each word of the query begins a word of its title or place.
 */
export function matchesFilter(event: WholeEvent, filter: Filter, now: string): boolean {
  const { when, state, kind, open, free, q = '', around } = filter
  return (
    (when === 'any' || (when === 'past') === event.endsAt <= now) &&
    (!state || event.state === state) &&
    (!kind || kindOf(event) === kind) &&
    (!open || takesEntries(event, now)) &&
    (!free || leastCents(event, now) === 0) &&
    hasWords(event, q) &&
    (!around || (event.point !== undefined && milesBetween(around.point, event.point) <= around.miles))
  )
}

/** Tells whether each word begins a word of the title, the city or the venue. */
export function hasWords(
  { title, city, venueName }: Pick<WholeEvent, 'title' | 'city' | 'venueName'>,
  q: string,
): boolean {
  const said = ` ${fold(`${title} ${city} ${venueName}`)}`
  return fold(q)
    .split(' ')
    .every((word) => said.includes(` ${word}`))
}
