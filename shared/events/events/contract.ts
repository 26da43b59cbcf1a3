import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { ZipCode } from '#shared/platform/places/zip-code.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { FormatKind } from '#shared/rules/rulebooks/format-kind.ts'
import { line, text } from '#shared/text.ts'
import { Event, EventId, PlaceCount, WholeEvent } from './event.ts'
import { EventForm } from './event-fields.ts'
import { eventParams } from './event-params.ts'
import { EventPhase } from './phase-of.ts'

export const eventVersion = z.int().check(z.gte(1))

/** An event as a card in a list. */
export const EventCard = z.object({
  id: EventId,
  title: z.string(),
  venueName: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  timeZone: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  phase: EventPhase,
  kind: z.enum(['competition', 'meet']),
  /** The least that entering costs. */
  fromCents: z.int(),
  posterUrl: z.optional(z.string()),
  places: PlaceCount,
  /** True if people can wait for a place once it is full. */
  waitingList: z.boolean(),
  /** The distance from the ZIP code of the query. */
  miles: z.optional(z.int()),
})
export type EventCard = z.infer<typeof EventCard>

/** The distance around a ZIP code to search for events. */
export const Miles = z.enum(['10', '25', '50', '100', '250'])

export const EventListFilter = {
  /** `any`: all of a month, which has to be named. */
  when: z._default(z.enum(['upcoming', 'past', 'any']), 'upcoming'),
  /** A calendar month, such as 2027-05. */
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month'))),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state'))),
  kind: z.optional(z.enum(['competition', 'meet'])),
  open: z.optional(z.enum(['yes'])),
  free: z.optional(z.enum(['yes'])),
  league: z.optional(LeagueId),
  /** Events that have a class of this format. */
  format: z.optional(FormatKind),
  q: z.optional(text(80)),
  near: z.optional(ZipCode),
  miles: z._default(Miles, '50'),
}

export const listEvents = route({
  name: 'listEvents',
  method: 'GET',
  path: '/api/events',
  auth: 'public',
  caching: 'minute',
  summary:
    'Public events in the order of time: those to come begin with the first one that has not ended. A page of a list that is narrowed to very few may be short even if there is a next page',
  query: z.strictObject({ ...pageQuery(24), ...EventListFilter }).check(
    z.refine(({ when, month }) => when !== 'any' || month !== undefined, {
      message: 'Choose a month',
      path: ['month'],
    }),
  ),
  response: Page(EventCard),
  errors: ['invalid_cursor', 'place_unknown'],
})

/** The event as everyone may see it. */
export const PublicEvent = z.object({
  ...z.omit(WholeEvent, { ownerId: true, point: true, removed: true, version: true, createdAt: true }).shape,
  phase: EventPhase,
  places: PlaceCount,
  classPlaces: z.record(z.string(), PlaceCount),
  /** The names of the seasons in which it counts, by their ids. */
  seasonNames: z.record(z.string(), z.string()),
  organizer: z.object({ name: z.string(), path: z.optional(z.string()) }),
})
export type PublicEvent = z.infer<typeof PublicEvent>

export const getEvent = route({
  name: 'getEvent',
  method: 'GET',
  path: '/api/events/:eventId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A published or cancelled event; a private one by its link',
  params: eventParams,
  response: PublicEvent,
  errors: ['event_not_found'],
})

export const getEventCalendar = route({
  name: 'getEventCalendar',
  method: 'GET',
  path: '/api/events/:eventId/calendar.ics',
  auth: 'public',
  caching: 'revalidate',
  mediaType: 'text/calendar',
  summary: 'One event for a calendar',
  params: eventParams,
  response: z.string(),
  errors: ['event_not_found'],
})

export const getEventPicture = route({
  name: 'getEventPicture',
  method: 'GET',
  path: '/api/events/:eventId/picture.png',
  auth: 'public',
  caching: 'revalidate',
  mediaType: 'image/png',
  summary: 'A picture with the day, the title and the place of an event, for links to it',
  params: eventParams,
  /** Another one after a change, so that networks which keep pictures ask again. */
  query: z.strictObject({ v: z.optional(text(40)) }),
  response: z.string(),
  errors: ['event_not_found'],
})

export const getEventsCalendar = route({
  name: 'getEventsCalendar',
  method: 'GET',
  path: '/api/events/calendar.ics',
  auth: 'public',
  caching: 'minute',
  mediaType: 'text/calendar',
  summary:
    'Public events to come as a calendar to subscribe to: all, those of a state or of an organizer. Cancelled ones stay 90 days',
  query: z.strictObject({ state: EventListFilter.state, organizer: z.optional(UserId) }),
  response: z.string(),
})

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
