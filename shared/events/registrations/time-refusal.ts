import type { WholeEvent } from '#shared/events/events/event.ts'
import { takesEntries } from '#shared/events/events/phase-of.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import type { EntryRefusal } from './entry-refusal.ts'

type TakingEvent = Pick<
  WholeEvent,
  'status' | 'removed' | 'startsAt' | 'endsAt' | 'entriesOpenAt' | 'entriesCloseAt' | 'timeZone'
>

/** Explains why entries are not taken now; undefined while they are. */
export function timeRefusal(event: TakingEvent, now: string): EntryRefusal | undefined {
  if (takesEntries(event, now)) return undefined
  if (event.removed)
    return { code: 'entries_closed', message: 'An administrator took this event off the site.' }
  if (event.status === 'published' && event.entriesOpenAt && now < event.entriesOpenAt)
    return { code: 'entries_not_open', message: 'Entries are not open yet.' }
  if (event.status === 'cancelled') return { code: 'entries_closed', message: 'This event was cancelled.' }
  return {
    code: 'entries_closed',
    message: `Entries closed on ${zonedTime(event.entriesCloseAt, event.timeZone)}.`,
  }
}
