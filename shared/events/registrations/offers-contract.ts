import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { route } from '#shared/platform/http/route.ts'
import { ofEvent, registrationParams } from './contract.ts'
import { RegistrationId } from './registration-id.ts'

/** An entry of someone else, as the person who was asked to take it over sees it. */
export const OfferedEntry = z.object({
  id: RegistrationId,
  eventId: EventId,
  eventTitle: z.string(),
  giverName: z.string(),
  number: z.optional(z.int()),
  dueCents: z.int(),
})
export type OfferedEntry = z.infer<typeof OfferedEntry>

export const listOfferedEntries = route({
  name: 'listOfferedEntries',
  method: 'GET',
  path: '/api/events/registrations/offered',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The entries that the caller was asked to take over',
  response: z.object({ items: z.array(OfferedEntry) }),
  errors: [],
})

export const acceptHandOver = route({
  name: 'acceptHandOver',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/hand-over/accept',
  auth: 'complete',
  params: registrationParams,
  whileImpersonating: 'refused',
  summary: 'Take over an entry that was offered to the caller’s address; the old ticket ends',
  body: z.strictObject(ofEvent),
  errors: [
    'registration_not_found',
    'not_transferable',
    'transfers_closed',
    'checked_in',
    'entry_scored',
    'already_entered',
    'account_leaving',
    'class_state',
    'payment_processing',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})

export const endHandOver = route({
  name: 'endHandOver',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/hand-over/end',
  auth: 'complete',
  params: registrationParams,
  whileImpersonating: 'refused',
  summary: 'Take back the offer of an entry, or decline it. A second call changes nothing',
  body: z.strictObject(ofEvent),
  errors: ['registration_not_found', 'version_conflict'],
})
