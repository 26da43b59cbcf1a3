import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { EventStaff, StaffRole } from './event-staff.ts'

export const ListedStaff = z.object({ ...EventStaff.shape, name: z.string(), email: z.string() })
export type ListedStaff = z.infer<typeof ListedStaff>

export const listStaff = route({
  name: 'listStaff',
  method: 'GET',
  path: '/api/events/:eventId/staff',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Who helps at an event; for its organizers',
  params: eventParams,
  response: z.object({ items: z.array(ListedStaff) }),
  errors: ['event_not_found', 'not_organizer'],
})

export const addStaff = route({
  name: 'addStaff',
  method: 'POST',
  path: '/api/events/:eventId/staff',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Invite someone by their email address to help at an event, or change what a helper does there',
  params: eventParams,
  body: z.strictObject({
    email: Email,
    role: StaffRole,
    classKeys: z.array(ClassKey).check(z.maxLength(60)),
  }),
  response: ListedStaff,
  status: 201,
  errors: ['event_not_found', 'not_organizer', 'own_event', 'too_many_staff', 'version_conflict'],
  rateLimit: { max: 50, seconds: 86_400, per: 'user' },
})

export const answerStaffInvitation = route({
  name: 'answerStaffInvitation',
  method: 'POST',
  path: '/api/events/:eventId/staff/answer',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Accept or decline an invitation to help at an event',
  params: eventParams,
  body: z.strictObject({ accepts: z.boolean() }),
  errors: ['event_not_found', 'invitation_not_found', 'own_event', 'version_conflict'],
})

export const removeStaff = route({
  name: 'removeStaff',
  method: 'DELETE',
  path: '/api/events/:eventId/staff/:helperId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'End what someone does at an event, at once. A second call changes nothing',
  params: z.strictObject({ eventId: EventId, helperId: UserId }),
  errors: ['event_not_found', 'not_organizer'],
})
