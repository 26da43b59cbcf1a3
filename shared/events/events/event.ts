import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Point } from '#shared/platform/places/point.ts'
import { Removal } from '#shared/platform/reports/removal.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { EventFields } from './event-fields.ts'

export const EventId = idSchema('evt')

export const EventStatus = z.enum(['draft', 'published', 'cancelled', 'archived'])
export type EventStatus = z.infer<typeof EventStatus>

/** The addresses of a picture in three widths, and its placeholder while it loads. */
const Poster = z.object({ url: z.string(), width: z.int(), height: z.int() })

const Move = z.object({
  at: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
})

/** A competition, a show or a meet. One without classes is a meet: people say that they come. */
export const Event = z.object({
  id: EventId,
  ownerId: UserId,
  /** The organization that holds it: its managers run it beside the owner. */
  organizationId: z.optional(OrganizationId),
  ...EventFields.shape,
  /** The location of its ZIP code. */
  point: z.optional(Point),
  /** The calendar days at the venue. */
  startsOn: z.optional(z.iso.date()),
  endsOn: z.optional(z.iso.date()),
  poster: z.optional(Poster),
  /** Rises when the waiver’s text changes, so that each entrant accepts what they read. */
  waiverVersion: z.int(),
  status: EventStatus,
  publishedAt: z.optional(z.iso.datetime()),
  cancelledAt: z.optional(z.iso.datetime()),
  cancelReason: z.optional(z.string()),
  /** Set while an administrator keeps it off the site. Entries stay, and its organizers change it. */
  removed: z.optional(Removal),
  /** The time until which entrants may withdraw with a full refund, after a change that moved the event. */
  freeWithdrawalUntilAt: z.optional(z.iso.datetime()),
  /** When and where it was before each change of its start or city, the oldest first; `at` is the time of the change. */
  moves: z.optional(z.array(Move)),
  /** Rises when time, place or status change, as calendars want it. */
  sequence: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Event = z.infer<typeof Event>

/** An event with all that publishing needs. */
export const WholeEvent = z.object({
  ...Event.shape,
  timeZone: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  entriesCloseAt: z.iso.datetime(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
})
export type WholeEvent = z.infer<typeof WholeEvent>

/**
 * The number of places taken and left at an event or in one of its classes. `left` is missing if there is no
 * limit.
 */
export const PlaceCount = z.object({
  taken: z.int(),
  left: z.optional(z.int()),
  waiting: z.int(),
})
export type PlaceCount = z.infer<typeof PlaceCount>
