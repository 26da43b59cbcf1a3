import * as z from 'zod/mini'
import { EventForm } from '#shared/events/events/event-fields.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { eventVersion } from '#shared/events/events/own-contract.ts'
import { pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'

/** An event may have thousands of registrations: each answer counts some of them, and the next ones add to it. */
const cursor = z.strictObject({ cursor: pageQuery(1).cursor })
const nextCursor = z.optional(z.string())

/** What cancelling an event means to those who entered. */
export const CancelEffect = z.object({
  /** The number of people who hear of it. */
  told: z.int(),
  /** The number of people whose payments go back. */
  refunds: z.int(),
  /** The part that goes back by itself. */
  cardCents: z.int(),
  /** The part that the desk hands back in cash. */
  cashCents: z.int(),
  /** The part that came in another way, which the organizer gives back. */
  otherCents: z.int(),
})
export type CancelEffect = z.infer<typeof CancelEffect>

export const getCancelEffect = route({
  name: 'getCancelEffect',
  method: 'GET',
  path: '/api/events/:eventId/cancel-effect',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'How many people hear of it when an event is cancelled, and what goes back; nothing is changed',
  params: eventParams,
  query: cursor,
  response: z.object({ ...CancelEffect.shape, nextCursor }),
  errors: ['event_not_found', 'not_organizer', 'event_not_published', 'event_over', 'invalid_cursor'],
})

/** What a change of an event means to those who entered. */
export const ChangeEffect = z.object({
  /** The number of people who hear of it. */
  told: z.int(),
  /** The number of people who can withdraw with a full refund afterwards. */
  mayWithdraw: z.int(),
  /** What goes back if all of them do. */
  refundCents: z.int(),
})
export type ChangeEffect = z.infer<typeof ChangeEffect>

export const getChangeEffect = route({
  name: 'getChangeEffect',
  method: 'POST',
  path: '/api/events/:eventId/change-effect',
  auth: 'complete',
  // Refused for a published event, as the change is.
  whileImpersonating: 'allowed',
  summary:
    'What a change of an event tells people who entered, how many of them, and what could go back; nothing is changed',
  params: eventParams,
  query: cursor,
  body: z.strictObject({
    ...EventForm.shape,
    note: z.optional(text(500, 10)),
    version: eventVersion,
  }),
  response: z.object({
    ...ChangeEffect.shape,
    /** What people who entered read, line by line; without a line no one is told. */
    changes: z.array(z.string()),
    nextCursor,
  }),
  errors: [
    'event_not_found',
    'not_organizer',
    'impersonating',
    'event_over',
    'event_not_ready',
    'event_cancelled',
    'event_archived',
    'note_needed',
    'time_missing',
    'time_twice',
    'phone_invalid',
    'place_unknown',
    'version_conflict',
    'invalid_cursor',
  ],
})
