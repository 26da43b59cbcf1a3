import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { route } from '#shared/platform/http/route.ts'
import { DeskRegistration } from './contract.ts'

/** Works for cancelled events, too: their cash goes back by hand. */
export const giveCashBack = route({
  name: 'giveCashBack',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations/:registrationId/cash-back',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Note that cash was handed back to someone: all that is still owed to them, once',
  params: z.strictObject({ eventId: EventId, registrationId: RegistrationId }),
  body: z.strictObject({ amountCents: z.int().check(z.gte(1)), deviceAt: z.optional(z.iso.datetime()) }),
  response: DeskRegistration,
  errors: [
    'event_not_found',
    'not_desk',
    'registration_not_found',
    'nothing_to_give_back',
    'amount_differs',
    'version_conflict',
  ],
})
