import type { Event } from './event.ts'
import type { EventFields } from './event-fields.ts'

type New = Pick<Event, 'id' | 'ownerId' | 'poster'> & {
  fields: EventFields & Pick<Event, 'startsOn' | 'endsOn' | 'point'>
}

/** An event as it begins: a draft. */
export const newEvent = ({ id, ownerId, poster, fields }: New, now: string): Event => ({
  ...fields,
  id,
  ownerId,
  poster,
  waiverVersion: 1,
  status: 'draft',
  sequence: 0,
  createdAt: now,
  updatedAt: now,
  version: 1,
})
