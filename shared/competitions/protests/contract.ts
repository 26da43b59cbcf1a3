import * as z from 'zod/mini'
import { classParams } from '#shared/competitions/competitions/class-params.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { Protest, ProtestDecision, ProtestFields, ProtestId } from './protest.ts'

/** A protest with the name of the person who filed it. */
export const ProtestRow = z.object({ ...Protest.shape, byName: z.string() })
export type ProtestRow = z.infer<typeof ProtestRow>

export const fileProtest = route({
  name: 'fileProtest',
  method: 'POST',
  path: '/api/competitions/:eventId/classes/:classKey/protests',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Protest against a run, a sheet, a class or conduct; it belongs to the revision that was out',
  params: classParams,
  body: ProtestFields,
  status: 201,
  response: Protest,
  errors: [
    'event_not_found',
    'class_not_found',
    'protests_closed',
    'not_an_entrant',
    'protest_twice',
    'reason_needed',
    'upload_not_found',
    'upload_rejected',
  ],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

export const listProtests = route({
  name: 'listProtests',
  method: 'GET',
  path: '/api/competitions/:eventId/protests',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The protests of an event for those who hold or judge it; the caller’s own for everyone else',
  params: eventParams,
  query: z.strictObject({ ...pageQuery(50), classKey: z.optional(ClassKey) }),
  response: Page(ProtestRow),
  errors: ['event_not_found', 'invalid_cursor'],
})

export const listOpenProtests = route({
  name: 'listOpenProtests',
  method: 'GET',
  path: '/api/admin/competitions/protests',
  auth: 'admin',
  summary: 'Open protests of all events, the oldest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(ProtestRow),
  errors: ['invalid_cursor'],
})

const params = z.extend(eventParams, { protestId: ProtestId })

export const withdrawProtest = route({
  name: 'withdrawProtest',
  method: 'POST',
  path: '/api/competitions/:eventId/protests/:protestId/withdraw',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take back one of the caller’s protests',
  params,
  response: Protest,
  errors: ['protest_not_found', 'protest_decided', 'version_conflict'],
})

export const decideProtest = route({
  name: 'decideProtest',
  method: 'POST',
  path: '/api/competitions/:eventId/protests/:protestId/decide',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Uphold or deny a protest. One that is upheld opens the class for what must change; it changes no score by itself',
  params,
  body: ProtestDecision,
  response: Protest,
  errors: ['protest_not_found', 'not_staff', 'protest_involved', 'protest_decided', 'version_conflict'],
})
