import * as z from 'zod/mini'
import type { FactSchemas } from '#core/facts/facts.ts'
import { EventId } from '#shared/events/event.ts'

/** When and where an event was, as those who entered knew it. */
const Before = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  venueName: z.string(),
  city: z.string(),
  state: z.string(),
})

export const facts = {
  'event.published': z.object({ eventId: EventId }),
  /** A published event is another. */
  'event.changed': z.object({
    eventId: EventId,
    /** To another day or city: people who entered may withdraw, and read why. */
    isMoved: z.boolean(),
    before: Before,
    note: z.optional(z.string()),
  }),
  'event.cancelled': z.object({ eventId: EventId }),
} satisfies FactSchemas
