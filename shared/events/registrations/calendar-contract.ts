import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'

/** Calendar programs send nothing but an address, so its secret is in the path. It opens this one calendar. */
export const getOwnCalendar = route({
  name: 'getOwnCalendar',
  method: 'GET',
  path: '/api/events/calendars/:token',
  auth: 'public',
  mediaType: 'text/calendar',
  summary: 'The events that a member has entered as a calendar to subscribe to, by its secret address',
  params: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  response: z.string(),
  errors: ['calendar_not_found'],
})

export const getCalendarAddress = route({
  name: 'getCalendarAddress',
  method: 'GET',
  path: '/api/events/calendars',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Whether the caller has an address for the calendar of their entries, and since when',
  response: z.object({ madeAt: z.optional(z.iso.datetime()) }),
})

export const renewOwnCalendar = route({
  name: 'renewOwnCalendar',
  method: 'POST',
  path: '/api/events/calendars',
  auth: 'complete',
  answersSecret: true,
  whileImpersonating: 'refused',
  summary: 'Make a link for the calendar of the caller’s entries; the one before stops working',
  response: z.object({ address: z.url(), madeAt: z.iso.datetime() }),
  status: 201,
  errors: ['version_conflict'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})
