import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { route } from '#shared/platform/http/route.ts'
import { DeskRegistration, reason } from './contract.ts'

export const admitWaiting = route({
  name: 'admitWaiting',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations/:registrationId/admit',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Give someone on the waitlist a place: from the opening of the gate on at its price, before that for organizers; out of order with a reason, which the scan log keeps',
  params: z.strictObject({ eventId: EventId, registrationId: RegistrationId }),
  body: z.strictObject({
    paid: z.enum(['cash', 'later']),
    /** The price that was shown. */
    dueCents: z.int().check(z.gte(0)),
    /** Needed if others before them could be admitted. */
    reason: z.optional(reason),
  }),
  response: DeskRegistration,
  errors: [
    'event_not_found',
    'not_desk',
    'not_organizer',
    'registration_not_found',
    'not_waiting',
    'entries_closed',
    'check_in_closed',
    'event_full',
    'class_full',
    'class_unknown',
    'class_state',
    'reason_needed',
    'amount_differs',
    'version_conflict',
  ],
})
