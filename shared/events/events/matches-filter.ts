import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { type EventLine, lineCents } from './event-line.ts'
import type { EventKind } from './kind-of.ts'
import { takesEntries } from './phase-of.ts'

export type EventFilter = {
  when: 'upcoming' | 'past' | 'any'
  month?: string | undefined
  state?: string | undefined
  kind?: EventKind | undefined
  open?: 'yes' | undefined
  free?: 'yes' | undefined
  q?: string | undefined
  around?: { point: Point; miles: number } | undefined
  /** The rulebook of a league. */
  rulebookId?: string | undefined
}

/**
 * Tells whether a filtered list shows an event. Each word of the query begins a word of its title or place.
 */
export function matchesFilter(line: EventLine, filter: EventFilter, now: string): boolean {
  const { when, month, state, kind, open, free, q = '', around, rulebookId } = filter
  return (
    (when === 'any' || (when === 'past') === line.endsAt <= now) &&
    (!month || line.startsOn.startsWith(month)) &&
    (!state || line.state === state) &&
    (!kind || line.kind === kind) &&
    (!open || takesEntries({ ...line, status: 'published' }, now)) &&
    (!free || lineCents(line, now) === 0) &&
    (!rulebookId || line.rulebookIds.includes(rulebookId)) &&
    hasWords(line, q) &&
    (!around || (line.point !== undefined && milesBetween(around.point, line.point) <= around.miles))
  )
}

/** Tells whether each word begins a word of the title, the city or the venue. */
export function hasWords(
  { title, city, venueName }: Pick<EventLine, 'title' | 'city' | 'venueName'>,
  q: string,
): boolean {
  const said = ` ${fold(`${title} ${city} ${venueName}`)}`
  return fold(q)
    .split(' ')
    .every((word) => said.includes(` ${word}`))
}
