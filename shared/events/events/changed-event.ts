import { AppError } from '#shared/errors.ts'
import type { Event } from './event.ts'
import { anyWithdrawalUntil, movesWith } from './moved-from.ts'
import { assertPublishable } from './publish-refusal.ts'
import type { SettledEvent } from './settle-event.ts'

const noteNeeded = 'Tell everyone who entered why, in at least 10 characters.'

/** The parts of an event that a calendar shows. */
const inCalendars = [
  'startsAt',
  'endsAt',
  'timeZone',
  'venueName',
  'address',
  'city',
  'state',
  'country',
] as const satisfies (keyof Event)[]

type Change = { fields: SettledEvent; poster: Event['poster']; note: string | undefined }

/** An event after its organizers have changed it: a draft as it likes, a published one so that it stays whole. */
export function changedEvent(event: Event, { fields, poster, note }: Change, now: string): Event {
  assertOpen(event, now)
  const after: Event = {
    ...event,
    ...fields,
    poster,
    waiverVersion: event.waiverVersion + (fields.waiver === event.waiver ? 0 : 1),
    sequence: event.sequence,
    updatedAt: now,
    version: event.version + 1,
  }
  if (event.status !== 'published') return after
  assertPublishable(after, now)
  const shown = inCalendars.some((field) => event[field] !== after[field])
  const moves = movesWith(event, after, now)
  const until = moves === event.moves ? undefined : anyWithdrawalUntil({ ...after, moves }, now)
  if (until && !note)
    throw new AppError('unprocessable', 'note_needed', noteNeeded, {
      errors: [{ path: 'body.note', message: noteNeeded }],
    })
  return {
    ...after,
    sequence: event.sequence + (shown ? 1 : 0),
    ...(moves && { moves }),
    ...(until && { freeWithdrawalUntilAt: until }),
  }
}

function assertOpen({ status, endsAt }: Event, now: string): void {
  if (status === 'cancelled')
    throw new AppError(
      'conflict',
      'event_cancelled',
      'A cancelled event stays cancelled. Copy it to hold it again.',
    )
  if (status === 'archived')
    throw new AppError('conflict', 'event_archived', 'This event was archived. Copy it to hold it again.')
  if (status === 'published' && endsAt && endsAt <= now)
    throw new AppError('conflict', 'event_over', 'This event is already over.')
}
