import * as z from 'zod/mini'
import { EventCard } from '#shared/events/events/contract.ts'
import { EventId } from '#shared/events/events/event.ts'
import { route } from '#shared/platform/http/route.ts'

/** An event of its organizer with what matters before and while it runs. */
export const HeldEvent = z.object({
  ...z.pick(EventCard, {
    title: true,
    venueName: true,
    city: true,
    state: true,
    timeZone: true,
    startsAt: true,
    endsAt: true,
    startsOn: true,
    endsOn: true,
    phase: true,
    posterUrl: true,
    places: true,
  }).shape,
  id: EventId,
  capacity: z.optional(z.int()),
  /** The reason an administrator keeps it off the site. */
  removedReason: z.optional(z.string()),
  /** The money that came in and stays, and what confirmed entrants still owe. */
  paidCents: z.int(),
  dueCents: z.int(),
  /** How much of each kind waits for its organizer. */
  waits: z.object({
    unpaid: z.int(),
    offers: z.int(),
    protests: z.int(),
    unsigned: z.int(),
    unverified: z.int(),
  }),
})
export type HeldEvent = z.infer<typeof HeldEvent>

export const listHeldEvents = route({
  name: 'listHeldEvents',
  method: 'GET',
  path: '/api/events/held',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary:
    'The events that the caller holds now and next, five at most, with entries, money and what waits; ended ones for two weeks while their results are open',
  response: z.object({ items: z.array(HeldEvent).check(z.maxLength(5)) }),
})
