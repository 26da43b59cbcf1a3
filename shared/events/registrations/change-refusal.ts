import type { WholeEvent } from '#shared/events/events/event.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import type { Registration } from './registration.ts'

type Own = Pick<Registration, 'status' | 'checkIn' | 'isUnfinished'>
type Entered = Pick<WholeEvent, 'status' | 'entriesCloseAt' | 'timeZone'>

const toTake: Partial<Record<Registration['status'], string>> = {
  held: 'Pay for your spot first. Then you can change your entry.',
  offered: 'Accept the spot first. Then you can change your entry.',
}

const classesLocked = { code: 'classes_locked', message: 'Classes are locked now. Ask the desk.' } as const

/**
 * Explains why its entrant cannot change an entry now; undefined while they can. An entry that was handed
 * over can be finished in its own classes until the event is over.
 */
export function changeRefusal(
  { status, checkIn, isUnfinished }: Own,
  event: Entered & Pick<WholeEvent, 'endsAt'>,
  now: string,
) {
  if (status !== 'confirmed' && status !== 'waiting')
    return { code: 'not_changeable', message: toTake[status] ?? 'This entry is over.' } as const
  const until = isUnfinished ? event.endsAt : event.entriesCloseAt
  return checkIn || event.status !== 'published' || now >= until ? classesLocked : undefined
}

/** Explains why other classes cannot be chosen now, even by a person who may still finish an entry. */
export const otherClassesRefusal = (event: Pick<WholeEvent, 'entriesCloseAt'>, now: string) =>
  now >= event.entriesCloseAt ? classesLocked : undefined

/** Explains why an entry cannot be handed over now; undefined while it can. */
export function handOverRefusal({ status, checkIn }: Own, event: Entered, now: string) {
  if (status !== 'confirmed')
    return { code: 'not_transferable', message: 'Only a confirmed entry can be transferred.' } as const
  if (event.status !== 'published' || now >= event.entriesCloseAt)
    return {
      code: 'transfers_closed',
      message: `Entries can be transferred until ${zonedTime(event.entriesCloseAt, event.timeZone)}.`,
    } as const
  return checkIn
    ? ({ code: 'checked_in', message: 'You are checked in, so this entry stays yours.' } as const)
    : undefined
}
