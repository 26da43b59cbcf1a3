import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import type { Write } from '#core/db/write.ts'
import type { EventStaff } from '#shared/event-staff/event-staff.ts'
import { eventStaff } from './event-staff.ts'
import { oneHelperLess } from './staff-counts.ts'

/** Ends what someone does at an event, at once, with what else is written when they did something there. */
export const removeHelper = (
  key: Pick<EventStaff, 'eventId' | 'userId'>,
  writes: (staff: EventStaff) => Write[] = () => [],
): Promise<void> =>
  untilUnchanged(async () => {
    const staff = await eventStaff.get(key, { consistent: true })
    if (staff) await commit(eventStaff.delete(staff), oneHelperLess(key.eventId), ...writes(staff))
  })
