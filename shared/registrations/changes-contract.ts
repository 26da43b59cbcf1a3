import * as z from 'zod/mini'
import { route } from '#shared/http/route.ts'
import { OwnRegistration, ofEvent, registrationParams } from './contract.ts'
import { EntryId } from './registration.ts'

const own = { auth: 'complete', params: registrationParams } as const

export const withdrawRegistration = route({
  name: 'withdrawRegistration',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/withdraw',
  ...own,
  whileImpersonating: 'refused',
  summary: 'Give up a place; what comes back is what was shown, and only once',
  body: z.strictObject({
    ...ofEvent,
    /** Left out: everything. Otherwise one entry of several. */
    entryId: z.optional(EntryId),
    /** What was shown to come back. */
    refundCents: z.int().check(z.gte(0)),
  }),
  response: OwnRegistration,
  errors: [
    'registration_not_found',
    'checked_in',
    'entry_not_withdrawable',
    'event_over',
    'payment_processing',
    'refund_differs',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})

const offer = { method: 'POST', ...own, whileImpersonating: 'refused', response: OwnRegistration } as const

export const acceptPlaceOffer = route({
  name: 'acceptPlaceOffer',
  path: '/api/events/registrations/:registrationId/offer/accept',
  ...offer,
  summary: 'Take a place that was offered from the waiting list',
  body: z.strictObject({ ...ofEvent, payAt: z.optional(z.enum(['online', 'gate'])) }),
  errors: ['registration_not_found', 'offer_over', 'payment_provider_unavailable', 'version_conflict'],
})

export const declinePlaceOffer = route({
  name: 'declinePlaceOffer',
  path: '/api/events/registrations/:registrationId/offer/decline',
  ...offer,
  summary: 'Leave a place that was offered to the next person',
  body: z.strictObject(ofEvent),
  errors: ['registration_not_found', 'offer_over', 'version_conflict'],
})
