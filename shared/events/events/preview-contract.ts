import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { PublicEvent } from './contract.ts'
import { Event } from './event.ts'
import { eventParams } from './event-params.ts'

/** An event as its page will show it, without what its organizers have yet to fill in. */
export const PreviewEvent = z.object({
  ...PublicEvent.shape,
  ...z.pick(Event, {
    timeZone: true,
    startsAt: true,
    endsAt: true,
    entriesCloseAt: true,
    startsOn: true,
    endsOn: true,
  }).shape,
})
export type PreviewEvent = z.infer<typeof PreviewEvent>

export const previewEvent = route({
  name: 'previewEvent',
  method: 'GET',
  path: '/api/events/:eventId/preview',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The page of an event as everyone will see it, for those who may change the event',
  params: eventParams,
  response: PreviewEvent,
  errors: ['event_not_found'],
})
