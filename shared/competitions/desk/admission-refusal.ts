import { checkInOf } from '#shared/events/events/check-in-of.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import type { DeskEvent } from './contract.ts'

type At = Pick<
  WholeEvent,
  'status' | 'startsAt' | 'endsAt' | 'entriesCloseAt' | 'checkInOpensAt' | 'checkInClosesAt' | 'timeZone'
>

/** True from the moment at which people enter at the gate: it is open, or entries are closed. */
export function isGateTime(event: At, now: string): boolean {
  const { checkInOpensAt = event.startsAt } = checkInOf(event)
  return now >= checkInOpensAt || now >= event.entriesCloseAt
}

/**
 * Explains why no one can be admitted from the waitlist now; undefined if someone can. Organizers admit at any time
 * until the event is over.
 */
export function admissionRefusal(
  event: At,
  role: DeskEvent['role'],
  now: string,
): { kind: 'conflict' | 'forbidden'; code: string; message: string } | undefined {
  const { checkInClosesAt = event.endsAt } = checkInOf(event)
  const until = role === 'desk' ? checkInClosesAt : event.endsAt
  if (event.status !== 'published')
    return { kind: 'conflict', code: 'entries_closed', message: 'This event was cancelled.' }
  if (now >= until)
    return {
      kind: 'conflict',
      code: 'check_in_closed',
      message:
        role === 'desk'
          ? `Check-in closed on ${zonedTime(until, event.timeZone)}.`
          : 'This event is already over.',
    }
  if (role === 'desk' && !isGateTime(event, now))
    return {
      kind: 'forbidden',
      code: 'not_organizer',
      message: 'Until entries close or check-in opens, only organizers admit people from the waitlist.',
    }
  return undefined
}
