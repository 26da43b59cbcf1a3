import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addressId } from '#core/platform/users/address-id.ts'
import { EventStaff } from '#shared/events/event-staff/event-staff.ts'

/** An invitation is addressed to an email address, of which no one else learns whether it has an account. */
const StoredStaff = z.object({ ...EventStaff.shape, toEmail: z.optional(z.string()) })
export type StoredStaff = z.infer<typeof StoredStaff>

export const helperPartition = (userId: string) => `USER#${userId}#STAFF`
export const invitedPartition = (email: string) => `EMAIL#${email}#STAFF`

/** The key of an invitation to an address. */
export const invitationKey = (eventId: EventStaff['eventId'], email: string) => ({
  eventId,
  userId: addressId(eventId, email),
})

/** The people who help at each event. `gsi1` lists the events of a helper, and the invitations to an address. */
export const eventStaff = entity({
  name: 'event-staff',
  erasure: 'by its noun',
  schema: StoredStaff,
  key: ({ eventId, userId }: { eventId: string; userId: string }) => ({
    pk: `EVT#${eventId}`,
    sk: `STAFF#${userId}`,
  }),
  gsi1: ({ eventId, userId, toEmail }) => ({
    pk: toEmail === undefined ? helperPartition(userId) : invitedPartition(toEmail),
    sk: eventId,
  }),
})
