import * as z from 'zod/mini'
import { Event } from '#shared/events/events/event.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { OwnEvent } from '#shared/events/events/own-contract.ts'
import { EventPhase } from '#shared/events/events/phase-of.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { EventStaff } from './event-staff.ts'

/** An event at which the caller helps, or is invited to help. */
export const HelpedEvent = z.object({
  ...z.pick(Event, {
    id: true,
    title: true,
    venueName: true,
    city: true,
    state: true,
    country: true,
    timeZone: true,
    startsAt: true,
    isPublic: true,
  }).shape,
  phase: EventPhase,
  ...z.pick(EventStaff, { role: true, status: true }).shape,
})
export type HelpedEvent = z.infer<typeof HelpedEvent>

export const listHelpedEvents = route({
  name: 'listHelpedEvents',
  method: 'GET',
  path: '/api/events/helping',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The events of others at which the caller helps or is invited to help, latest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(HelpedEvent),
  errors: ['invalid_cursor'],
})

/** The role in which the caller may change an event or run its desk; missing when they may do neither. */
export const EventRole = z.object({ role: z.optional(z.enum([...OwnEvent.shape.role.options, 'desk'])) })
export type EventRole = z.infer<typeof EventRole>

export const getEventRole = route({
  name: 'getEventRole',
  method: 'GET',
  path: '/api/events/:eventId/role',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The role in which the caller may change this event or run its desk',
  params: eventParams,
  response: EventRole,
  errors: ['event_not_found'],
})
