import { entity } from '#core/platform/db/entity.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { Event } from '#shared/events/events/event.ts'
import { hasPage, isListed } from '#shared/events/events/public-event.ts'

export const publicMonth = (month: string) => `EVTPUB#${month}`
export const cancelledPartition = 'EVTCANCELLED'
export const organizerPartition = (userId: string) => `ORGEVT#${userId}`

/** The sort key by time; a draft without a start comes last, newest last. */
export const placeInTime = ({ id, startsAt, createdAt }: Event) => `${startsAt ?? `9999-${createdAt}`}#${id}`

/**
 * Events. `gsi1` lists public ones by the month at their venue, and cancelled ones by when; `gsi3` those of an
 * organizer.
 */
export const events = entity({
  name: 'event',
  erasure: 'by its noun',
  schema: Event,
  key: ({ id }: { id: string }) => ({ pk: `EVT#${id}`, sk: 'META' }),
  gsi1: (event) => {
    if (isListed(event)) return { pk: publicMonth(event.startsOn.slice(0, 7)), sk: placeInTime(event) }
    return event.status === 'cancelled' && event.isPublic && hasPage(event) && event.cancelledAt
      ? { pk: cancelledPartition, sk: `${event.cancelledAt}#${event.id}` }
      : undefined
  },
  gsi3: (event) =>
    event.ownerId === goneOwnerId
      ? undefined
      : { pk: organizerPartition(event.ownerId), sk: placeInTime(event) },
})
