import { checkInOf } from '#shared/events/events/check-in-of.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

type Form = { entries: readonly { classKey: string }[]; waiverAccepted: boolean }
type At = Pick<
  WholeEvent,
  'status' | 'classes' | 'waiver' | 'startsAt' | 'endsAt' | 'checkInOpensAt' | 'checkInClosesAt' | 'timeZone'
>

/**
 * Explains why the desk cannot enter a person now; undefined if it can. A class that is closed to all is open
 * to the desk.
 */
export function walkInRefusal(
  event: At,
  { entries, waiverAccepted }: Form,
  now: string,
): { code: string; message: string; path?: string } | undefined {
  const { checkInClosesAt = event.endsAt } = checkInOf(event)
  if (event.status !== 'published') return { code: 'entries_closed', message: 'This event was cancelled.' }
  if (now >= checkInClosesAt)
    return {
      code: 'check_in_closed',
      message: `Check-in closed on ${zonedTime(checkInClosesAt, event.timeZone)}.`,
    }
  if (event.classes.length > 0 && entries.length === 0)
    return { code: 'class_needed', message: 'Choose at least one class.', path: 'body.entries' }
  const unknown = entries.findIndex(
    (entry) => !event.classes.some(({ classKey }) => classKey === entry.classKey),
  )
  if (unknown >= 0)
    return {
      code: 'class_unknown',
      message: `This event has no class ${entries[unknown]?.classKey}.`,
      path: `body.entries.${unknown}.classKey`,
    }
  return event.waiver && !waiverAccepted
    ? { code: 'waiver_needed', message: 'They must accept the waiver to enter.', path: 'body.waiverAccepted' }
    : undefined
}
