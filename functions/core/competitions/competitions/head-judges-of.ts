import { staffOf } from '#core/events/event-staff/staff-of.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'

/**
 * Returns the head judges of a class: those who accepted the role and cover all classes of the event or this
 * one.
 */
export const headJudgesOf = async (eventId: string, classKey: string): Promise<EventStaff['userId'][]> =>
  (await staffOf(eventId))
    .filter(
      ({ role, status, classKeys }) =>
        role === 'head_judge' &&
        status === 'accepted' &&
        (classKeys.length === 0 || classKeys.includes(classKey)),
    )
    .map(({ userId }) => userId)
