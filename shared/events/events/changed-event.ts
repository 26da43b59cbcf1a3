import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { fold } from '#shared/platform/words/fold.ts'
import type { Event } from './event.ts'
import { assertPublishable } from './publish-refusal.ts'
import type { SettledEvent } from './settle-event.ts'

const dayMs = 86_400_000
const daysToWithdraw = 7

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

/** True if entrants could no longer come as planned: another day, or another city. */
export function isMoved(before: Event, after: Event): boolean {
  if (!before.startsAt || !after.startsAt) return false
  const isElsewhere =
    fold(before.city) !== fold(after.city) || before.state !== after.state || before.country !== after.country
  return isElsewhere || Math.abs(Date.parse(after.startsAt) - Date.parse(before.startsAt)) > dayMs
}

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
  const moved = isMoved(event, after)
  if (moved && !note)
    throw new AppError('unprocessable', 'note_needed', noteNeeded, {
      errors: [{ path: 'body.note', message: noteNeeded }],
    })
  return {
    ...after,
    sequence: event.sequence + (shown ? 1 : 0),
    ...(moved && { freeWithdrawalUntilAt: withdrawalUntil(after.startsAt, now) }),
  }
}

function withdrawalUntil(startsAt: string, now: string): string {
  const until = addTime(now, { days: daysToWithdraw })
  return until < startsAt ? until : startsAt
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
