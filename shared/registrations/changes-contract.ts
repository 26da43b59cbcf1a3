import * as z from 'zod/mini'
import { Email } from '#shared/accounts/email.ts'
import { route } from '#shared/http/route.ts'
import { entryChoice, entryErrors, OwnRegistration, ofEvent, registrationParams } from './contract.ts'
import { EntryId } from './registration.ts'

const own = { auth: 'complete', params: registrationParams } as const

export const changeRegistration = route({
  name: 'changeRegistration',
  method: 'PUT',
  path: '/api/events/registrations/:registrationId',
  ...own,
  whileImpersonating: 'allowed',
  summary: 'Change vehicles, classes and answers until entries close, also when the event is full',
  body: z.strictObject({ ...ofEvent, ...entryChoice, version: z.int().check(z.gte(1)) }),
  response: OwnRegistration,
  errors: [...entryErrors, 'registration_not_found', 'classes_locked', 'price_differs', 'version_conflict'],
})

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
    'event_over',
    'refund_differs',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})

export const handOverRegistration = route({
  name: 'handOverRegistration',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/hand-over',
  ...own,
  whileImpersonating: 'refused',
  summary: 'Give a confirmed place to another member until entries close; the old ticket ends',
  body: z.strictObject({ ...ofEvent, email: Email }),
  response: z.object({ handedTo: z.string() }),
  errors: [
    'registration_not_found',
    'member_not_found',
    'already_entered',
    'transfers_closed',
    'own_account',
    'version_conflict',
  ],
  rateLimit: { max: 10, seconds: 3600, per: 'user' },
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
