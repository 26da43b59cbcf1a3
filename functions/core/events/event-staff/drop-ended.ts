import { invitationEnded } from '#shared/events/event-staff/invitation-ended.ts'
import type { Event } from '#shared/events/events/event.ts'
import { removeHelper } from './remove-helper.ts'
import { staffOf } from './staff-of.ts'

/** Takes away the invitations to an event that have ended, so that others can have their places. */
export async function dropEnded(event: Pick<Event, 'id' | 'endsAt'>, now: string): Promise<void> {
  for (const listed of await staffOf(event.id))
    if (invitationEnded(listed, event, now))
      await removeHelper(listed, (staff) => (invitationEnded(staff, event, now) ? [] : undefined))
}
