import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line, text } from '#shared/text.ts'
import { Event, PlaceCount } from './event.ts'
import { EventForm } from './event-fields.ts'
import { eventParams } from './event-params.ts'
import { EventPhase } from './phase-of.ts'

export const eventVersion = z.int().check(z.gte(1))

/** An event as its organizers work on it. */
export const OwnEvent = z.object({
  ...Event.shape,
  phase: EventPhase,
  places: PlaceCount,
  /** The caller’s role here. */
  role: z.enum(['owner', 'organizer', 'administrator']),
})
export type OwnEvent = z.infer<typeof OwnEvent>

export const listMyEvents = route({
  name: 'listMyEvents',
  method: 'GET',
  path: '/api/events/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary:
    'The events that the caller owns, latest first; or those that they hold and that have not ended, by their end',
  query: z.strictObject({ ...pageQuery(20), when: z._default(z.enum(['upcoming', 'any']), 'any') }),
  response: Page(OwnEvent),
  errors: ['invalid_cursor'],
})

export const getEventForEdit = route({
  name: 'getEventForEdit',
  method: 'GET',
  path: '/api/events/:eventId/edit',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'An event with all that its organizers may change',
  params: eventParams,
  response: OwnEvent,
  errors: ['event_not_found', 'not_organizer'],
})

/** The rules that the seasons and rulebooks of an event must meet. */
const rules = ['event_rulebook', 'event_season', 'season_not_running', 'class_key'] as const

export const createEvent = route({
  name: 'createEvent',
  method: 'POST',
  path: '/api/events',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Begin an event as a draft',
  body: z.strictObject({ ...EventForm.shape, posterUploadId: z.optional(line(60)) }),
  response: OwnEvent,
  status: 201,
  errors: [
    'not_an_organizer',
    'time_missing',
    'time_twice',
    'upload_not_found',
    'upload_rejected',
    'phone_invalid',
    'place_unknown',
    ...rules,
    'version_conflict',
    'too_many_drafts',
  ],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const updateEvent = route({
  name: 'updateEvent',
  method: 'PUT',
  path: '/api/events/:eventId',
  auth: 'complete',
  // Refused for a published event, whose fees people pay.
  whileImpersonating: 'allowed',
  summary: 'Change an event; entrants hear of what moves it',
  params: eventParams,
  body: z.strictObject({
    ...EventForm.shape,
    posterUploadId: z.optional(line(60)),
    removePoster: z.optional(z.boolean()),
    /** The text entrants read when the event moves. */
    note: z.optional(text(500, 10)),
    version: eventVersion,
  }),
  response: OwnEvent,
  errors: [
    'event_not_found',
    'not_organizer',
    'impersonating',
    'event_over',
    'event_not_ready',
    'event_cancelled',
    'event_archived',
    'note_needed',
    'class_in_use',
    'zone_in_use',
    'capacity_too_low',
    'time_missing',
    'time_twice',
    'upload_not_found',
    'upload_rejected',
    'phone_invalid',
    'place_unknown',
    ...rules,
    'rulebook_in_use',
    'seasons_in_use',
    'version_conflict',
  ],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

const step = { auth: 'complete', method: 'POST', params: eventParams, response: OwnEvent } as const
const changed = z.strictObject({ version: eventVersion })

export const publishEvent = route({
  name: 'publishEvent',
  path: '/api/events/:eventId/publish',
  ...step,
  whileImpersonating: 'refused',
  summary: 'Show a draft to everyone, or to those with its link where it is private',
  body: changed,
  errors: [
    'event_not_found',
    'not_organizer',
    'event_not_ready',
    'event_not_draft',
    'not_in_organization',
    'version_conflict',
    ...rules,
  ],
})

export const cancelEvent = route({
  name: 'cancelEvent',
  path: '/api/events/:eventId/cancel',
  ...step,
  whileImpersonating: 'refused',
  summary: 'Cancel a published event for good; everyone who entered is told and gets their money back',
  body: z.strictObject({
    reason: text(500).check(
      z.minLength(10, 'Give a reason of at least 10 characters. Everyone who entered will see it.'),
    ),
    version: eventVersion,
  }),
  errors: ['event_not_found', 'not_organizer', 'event_not_published', 'event_over', 'version_conflict'],
})

export const copyEvent = route({
  name: 'copyEvent',
  path: '/api/events/:eventId/copy',
  ...step,
  whileImpersonating: 'allowed',
  status: 201,
  summary: 'A new draft like this event on another day, at the same times of the clock, without its people',
  body: z.strictObject({ startsOn: z.iso.date() }),
  errors: ['event_not_found', 'not_organizer', 'not_an_organizer', 'event_not_ready', 'too_many_drafts'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const archiveEvent = route({
  name: 'archiveEvent',
  path: '/api/events/:eventId/archive',
  ...step,
  whileImpersonating: 'allowed',
  summary: 'Archive a draft',
  body: changed,
  errors: ['event_not_found', 'not_organizer', 'event_not_draft', 'version_conflict'],
})
