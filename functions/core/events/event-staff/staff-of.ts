import { eachItem } from '#core/platform/db/each-item.ts'
import { eventStaff, helperPartition, invitedPartition, type StoredStaff } from './event-staff.ts'

/** Returns the people who help at an event right now: at most fifty. */
export async function staffOf(eventId: string): Promise<StoredStaff[]> {
  const { items } = await eventStaff.list({
    pk: `EVT#${eventId}`,
    prefix: 'STAFF#',
    limit: 100,
    consistent: true,
  })
  return items
}

/** Yields a person’s roles, event by event. */
export const helpOf = (userId: string): AsyncGenerator<StoredStaff> =>
  eachItem(eventStaff, { index: 'gsi1', pk: helperPartition(userId) })

/** Yields the invitations to an address, event by event. */
export const invitationsTo = (email: string): AsyncGenerator<StoredStaff> =>
  eachItem(eventStaff, { index: 'gsi1', pk: invitedPartition(email) })
