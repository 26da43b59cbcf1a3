import * as z from 'zod/mini'
import type { Event } from './event.ts'

/**
 * The present phase of an event. `announced`: entries have not opened. `closed`: they have, and the event has not
 * begun.
 */
export const EventPhase = z.enum([
  'draft',
  'cancelled',
  'archived',
  'announced',
  'open',
  'closed',
  'live',
  'ended',
])
export type EventPhase = z.infer<typeof EventPhase>

type Timed = Pick<Event, 'status' | 'removed' | 'startsAt' | 'endsAt' | 'entriesOpenAt' | 'entriesCloseAt'>

/** Ends are excluded: at the instant at which entries close they are closed. */
export function phaseOf(
  { status, startsAt, endsAt, entriesOpenAt, entriesCloseAt }: Timed,
  now: string,
): EventPhase {
  if (status !== 'published') return status
  if (endsAt && now >= endsAt) return 'ended'
  if (startsAt && now >= startsAt) return 'live'
  if (entriesOpenAt && now < entriesOpenAt) return 'announced'
  return entriesCloseAt && now < entriesCloseAt ? 'open' : 'closed'
}

/** Tells whether people may enter: even on the day itself, if entries close after the start. */
export const takesEntries = (event: Timed, now: string): boolean =>
  event.status === 'published' &&
  event.removed === undefined &&
  (!event.entriesOpenAt || now >= event.entriesOpenAt) &&
  event.entriesCloseAt !== undefined &&
  now < event.entriesCloseAt
