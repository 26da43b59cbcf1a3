import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { EventStatus } from './event.ts'
import { eventParams } from './event-params.ts'
import { eventVersion, OwnEvent } from './own-contract.ts'

export const AdminEvent = z.object({ ...OwnEvent.shape, ownerName: z.string(), ownerEmail: z.string() })
export type AdminEvent = z.infer<typeof AdminEvent>

export const listAllEvents = route({
  name: 'listAllEvents',
  method: 'GET',
  path: '/api/admin/events',
  auth: 'admin',
  summary:
    'All events, the latest start first and those without a start before them; of one month if it is named. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(25),
    /** A calendar month, or `none` for those without a start. */
    month: z.optional(z.string().check(z.regex(/^(none|\d{4}-(0[1-9]|1[0-2]))$/, 'Choose a month'))),
    status: z.optional(EventStatus),
    q: z.optional(text(80)),
  }),
  response: Page(AdminEvent),
  errors: ['invalid_cursor'],
})

export const unpublishEvent = route({
  name: 'unpublishEvent',
  method: 'POST',
  path: '/api/admin/events/:eventId/unpublish',
  auth: 'admin',
  summary: 'Turn a published event without entries back into a draft; its organizer is told why',
  params: eventParams,
  body: z.strictObject({ reason: text(500, 10), version: eventVersion }),
  response: AdminEvent,
  errors: ['event_not_found', 'event_not_published', 'event_has_entries', 'version_conflict'],
})

export const changeEventOwner = route({
  name: 'changeEventOwner',
  method: 'PUT',
  path: '/api/admin/events/:eventId/owner',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Hand an event to another organizer; both are told',
  params: eventParams,
  body: z.strictObject({ userId: UserId, reason: text(500, 1), version: eventVersion }),
  response: AdminEvent,
  errors: ['event_not_found', 'user_not_found', 'not_an_organizer', 'version_conflict'],
})

export const deleteEvent = route({
  name: 'deleteEvent',
  method: 'DELETE',
  path: '/api/admin/events/:eventId',
  auth: { permission: 'events.delete' },
  summary: 'Delete an event that has no entries and no results. A second call changes nothing',
  params: eventParams,
  errors: ['event_has_entries'],
})
