import * as z from 'zod/mini'
import { NamedOrganization, OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { PlaceName } from '#shared/platform/places/place-name.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { FormatKind } from '#shared/rules/rulebooks/format-kind.ts'
import { text } from '#shared/text.ts'
import { EventId, PlaceCount, WholeEvent } from './event.ts'
import { eventParams } from './event-params.ts'
import { EventPhase } from './phase-of.ts'

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
  /** The distance from the place of the query. */
  miles: z.optional(z.int()),
})
export type EventCard = z.infer<typeof EventCard>

/** The distance around a place to search for events. */
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
  near: z.optional(PlaceName),
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
  errors: ['invalid_cursor', 'place_unknown', 'place_ambiguous'],
})

/** The event as everyone may see it. */
export const PublicEvent = z.object({
  ...z.omit(WholeEvent, {
    ownerId: true,
    organizationId: true,
    point: true,
    removed: true,
    version: true,
    createdAt: true,
  }).shape,
  phase: EventPhase,
  places: PlaceCount,
  classPlaces: z.record(z.string(), PlaceCount),
  /** The names of the seasons in which it counts, by their ids. */
  seasonNames: z.record(z.string(), z.string()),
  /** Named before the organizer, who holds it for them. */
  organization: z.optional(NamedOrganization),
  organizer: z.object({ name: z.string(), path: z.optional(z.string()) }),
  /** The `v` of the address of the picture that is drawn of it. */
  pictureVersion: z.string(),
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
  caching: 'minute',
  mediaType: 'image/png',
  summary: 'A picture with the day, the title and the place of an event, for links to it',
  params: eventParams,
  /** The version of the picture: at its own address each is kept for good. */
  query: z.object({ v: z.optional(text(40)) }),
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
    'Public events to come as a calendar to subscribe to: all, those of a state, of an organizer or of an organization. Cancelled ones stay 90 days',
  query: z.object({
    state: EventListFilter.state,
    organizer: z.optional(UserId),
    organization: z.optional(OrganizationId),
  }),
  response: z.string(),
})
