import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { EventId } from '#shared/events/events/event.ts'

/** The time and place of an event, as the entrants knew them. */
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
    /** True for another day or city: people who entered may withdraw, and read why. */
    isMoved: z.boolean(),
    before: Before,
    note: z.optional(z.string()),
  }),
  'event.cancelled': z.object({ eventId: EventId }),
} satisfies FactSchemas
