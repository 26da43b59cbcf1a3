import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { Answers } from './answers.ts'
import { EntriesForm, entryErrors, OwnRegistration, ofEvent, registrationParams } from './contract.ts'
import { EntryId } from './registration.ts'

const own = { auth: 'complete', params: registrationParams } as const

export const changeRegistration = route({
  name: 'changeRegistration',
  method: 'PATCH',
  path: '/api/events/registrations/:registrationId',
  ...own,
  whileImpersonating: 'refused',
  summary:
    'Change vehicles, classes and answers until entries close, also when the event is full; a change that is paid online counts once it is paid for',
  body: z.strictObject({
    ...ofEvent,
    entries: EntriesForm,
    answers: Answers,
    /** The waiver that was read, where none or another one was accepted before. */
    waiverVersion: z.optional(z.int()),
    isListed: z.boolean(),
    payAt: z.optional(z.enum(['online', 'gate'])),
    /** The amounts that were shown: the additional payment and the refund. */
    moreCents: z.int().check(z.gte(0)),
    refundCents: z.int().check(z.gte(0)),
    version: z.int().check(z.gte(1)),
  }),
  response: OwnRegistration,
  errors: [
    ...entryErrors,
    'registration_not_found',
    'not_changeable',
    'classes_locked',
    'entry_scored',
    'price_differs',
    'payment_processing',
    'payment_provider_unavailable',
    'version_conflict',
  ],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const completeEntry = route({
  name: 'completeEntry',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/complete',
  ...own,
  whileImpersonating: 'refused',
  summary:
    'Accept the waiver as it is now and answer what is required, until the event is over; where nothing is missing, nothing changes',
  body: z.strictObject({
    ...ofEvent,
    /** The waiver that was read. */
    waiverVersion: z.optional(z.int()),
    answers: Answers,
  }),
  response: OwnRegistration,
  errors: [
    'registration_not_found',
    'not_changeable',
    'waiver_needed',
    'answer_needed',
    'vehicle_needed',
    'version_conflict',
  ],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const handOverRegistration = route({
  name: 'handOverRegistration',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/hand-over',
  ...own,
  whileImpersonating: 'refused',
  summary: 'Ask an email address to take over a confirmed entry; it changes hands once they accept',
  body: z.strictObject({ ...ofEvent, email: Email }),
  response: z.object({
    /** The address that was asked. */
    handedTo: z.string(),
  }),
  errors: [
    'registration_not_found',
    'not_transferable',
    'transfers_closed',
    'checked_in',
    'entry_scored',
    'own_account',
    'class_state',
    'version_conflict',
  ],
  rateLimit: { max: 10, seconds: 3600, per: 'user' },
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
    /** The refund that was shown. */
    refundCents: z.int().check(z.gte(0)),
  }),
  response: OwnRegistration,
  errors: [
    'registration_not_found',
    'checked_in',
    'entry_not_withdrawable',
    'change_pending',
    'event_over',
    'class_state',
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
  summary:
    'Take a spot that was offered from the waitlist, or one that is open to all while the caller waits',
  body: z.strictObject({ ...ofEvent, payAt: z.optional(z.enum(['online', 'gate'])) }),
  errors: [
    'registration_not_found',
    'offer_over',
    'event_full',
    'entries_not_open',
    'entries_closed',
    'class_state',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})

export const declinePlaceOffer = route({
  name: 'declinePlaceOffer',
  path: '/api/events/registrations/:registrationId/offer/decline',
  ...offer,
  summary: 'Leave a place that was offered to the next person',
  body: z.strictObject(ofEvent),
  errors: ['registration_not_found', 'offer_over', 'version_conflict'],
})
