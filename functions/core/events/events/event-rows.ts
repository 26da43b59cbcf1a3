import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { type Event, EventId, EventStatus } from '#shared/events/events/event.ts'

export const noMonth = 'none'
export const allPartition = (month: string) => `EVTALL#${month}`

/** An event in the lists of administrators: by the month at its venue, or without one. The stream keeps them. */
export const eventRows = entity({
  name: 'event-row',
  erasure: 'impersonal',
  schema: z.object({
    id: EventId,
    month: z.string(),
    startsAt: z.optional(z.string()),
    title: z.string(),
    city: z.string(),
    venueName: z.string(),
    status: EventStatus,
    version: z.int(),
  }),
  key: ({ month, startsAt, id }: { month: string; startsAt?: string | undefined; id: string }) => ({
    pk: allPartition(month),
    sk: `${startsAt ?? ''}#${id}`,
  }),
})

export const eventRow = ({ id, startsOn, startsAt, title, city, venueName, status }: Event) => ({
  id,
  month: startsOn?.slice(0, 7) ?? noMonth,
  ...(startsAt && { startsAt }),
  title,
  city,
  venueName,
  status,
  version: 1,
})
