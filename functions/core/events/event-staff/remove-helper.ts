import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import { eventStaff } from './event-staff.ts'
import { oneHelperLess } from './staff-counts.ts'

/**
 * Ends a person’s role at an event immediately, with what else is written if they had one there; they keep it if `writes`
 * returns undefined.
 */
export const removeHelper = (
  key: Pick<EventStaff, 'eventId' | 'userId'>,
  writes: (staff: EventStaff) => Write[] | undefined = () => [],
): Promise<void> =>
  untilUnchanged(async () => {
    const staff = await eventStaff.get(key, { consistent: true })
    const also = staff && writes(staff)
    if (also) await commit(eventStaff.delete(staff), oneHelperLess(key.eventId), ...also)
  })
