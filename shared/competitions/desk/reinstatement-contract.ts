import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { route } from '#shared/platform/http/route.ts'
import { DeskRegistration } from './contract.ts'

export const reinstateRegistration = route({
  name: 'reinstateRegistration',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations/:registrationId/reinstate',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Take back a registration that was withdrawn or cancelled, or one entry of it, with its runs and sheets; what was refunded is due again',
  params: z.strictObject({ eventId: EventId, registrationId: RegistrationId }),
  body: z.strictObject({
    /** Left out: all of it. Otherwise one entry that was withdrawn. */
    entryId: z.optional(EntryId),
    version: z.int().check(z.gte(1)),
  }),
  response: DeskRegistration,
  errors: [
    'event_not_found',
    'not_desk',
    'registration_not_found',
    'entry_not_found',
    'not_reinstatable',
    'vehicle_twice',
    'too_many_entries',
    'already_entered',
    'entries_closed',
    'event_full',
    'class_full',
    'class_unknown',
    'class_state',
    'change_pending',
    'version_conflict',
  ],
})
