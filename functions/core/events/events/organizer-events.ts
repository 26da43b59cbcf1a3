import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { type Event, EventId } from '#shared/events/events/event.ts'
import { UserId } from '#shared/platform/users/user.ts'

const OrganizerList = z.enum(['held', 'cancelled'])

/** The events that an organizer holds, by their end, or those that were cancelled, by when. */
export const organizerList = (userId: string, list: z.infer<typeof OrganizerList>) =>
  `ORGLIST#${userId}#${list}`

const OrganizerEvent = z.object({
  ownerId: UserId,
  list: OrganizerList,
  at: z.string(),
  eventId: EventId,
  isPublic: z.boolean(),
  version: z.int(),
})
export type OrganizerEvent = z.infer<typeof OrganizerEvent>

/** An event in a list of its organizer. The stream keeps them. */
export const organizerEvents = entity({
  name: 'organizer-event',
  erasure: 'by the stream',
  schema: OrganizerEvent,
  key: ({ ownerId, list, at, eventId }: Pick<OrganizerEvent, 'ownerId' | 'list' | 'at' | 'eventId'>) => ({
    pk: organizerList(ownerId, list),
    sk: `${at}#${eventId}`,
  }),
})

export function organizerEventsOf(event: Event): OrganizerEvent[] {
  const { id: eventId, ownerId, status, endsAt, cancelledAt, isPublic } = event
  const row = { ownerId, eventId, isPublic, version: 1 }
  if (ownerId === goneOwnerId) return []
  if (status === 'published' && endsAt) return [{ ...row, list: 'held', at: endsAt }]
  return status === 'cancelled' && cancelledAt ? [{ ...row, list: 'cancelled', at: cancelledAt }] : []
}
