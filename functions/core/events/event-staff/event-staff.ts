import { entity } from '#core/platform/db/entity.ts'
import { EventStaff } from '#shared/events/event-staff/event-staff.ts'

export const helperPartition = (userId: string) => `USER#${userId}#STAFF`

/** The people who help at each event. `gsi1` lists the events of a helper. */
export const eventStaff = entity({
  name: 'event-staff',
  erasure: 'by its noun',
  schema: EventStaff,
  key: ({ eventId, userId }: { eventId: string; userId: string }) => ({
    pk: `EVT#${eventId}`,
    sk: `STAFF#${userId}`,
  }),
  gsi1: ({ eventId, userId }) => ({ pk: helperPartition(userId), sk: eventId }),
})
