import * as z from 'zod/mini'
import { Email } from '#shared/accounts/email.ts'
import { eventParams } from '#shared/events/contract.ts'
import { EventId } from '#shared/events/event.ts'
import { ClassKey } from '#shared/events/event-fields.ts'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { PaymentStep } from '#shared/subscriptions/payment-step.ts'
import { text } from '#shared/text.ts'
import { VehicleId } from '#shared/vehicles/vehicle.ts'
import { EntryId, PriceLine, Registration, RegistrationId } from './registration.ts'

export const mostEntries = 6

export const EntriesForm = z
  .array(z.strictObject({ classKey: ClassKey, vehicleId: VehicleId }))
  .check(z.maxLength(mostEntries, `You can enter at most ${mostEntries} classes.`))

export const Answers = z.record(z.string().check(z.maxLength(24)), text(500))

/** What an entrant chooses. */
const choice = {
  entries: EntriesForm,
  answers: Answers,
  /** The waiver that was read; left out where the event has none. */
  waiverVersion: z.optional(z.int()),
  isListed: z.boolean(),
  /** A wish; the lowest free number is taken without one. */
  number: z.optional(z.int().check(z.gte(1), z.lte(999, 'Must be at most 999'))),
}

/** A registration as its entrant sees it, with what the ticket holds. */
export const OwnRegistration = z.object({
  ...Registration.shape,
  event: z.object({
    title: z.string(),
    venueName: z.string(),
    city: z.string(),
    state: z.string(),
    timeZone: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    entriesCloseAt: z.iso.datetime(),
    status: z.string(),
  }),
  /** What the QR code of a confirmed registration says. */
  ticket: z.optional(z.string()),
  /** The place in the waiting list, 1 being next. */
  position: z.optional(z.int()),
  /** What comes back when it is withdrawn now. */
  refundNowCents: z.int(),
})
export type OwnRegistration = z.infer<typeof OwnRegistration>

const entryErrors = [
  'event_not_found',
  'entries_not_open',
  'entries_closed',
  'event_full',
  'class_full',
  'class_closed',
  'waiting_list_full',
  'already_entered',
  'class_unknown',
  'class_does_not_fit',
  'vehicle_needed',
  'vehicle_not_found',
  'vehicle_twice',
  'too_many_entries',
  'waiver_needed',
  'answer_needed',
  'number_taken',
] as const

export const previewEntry = route({
  name: 'previewEntry',
  method: 'POST',
  path: '/api/events/:eventId/registrations/preview',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'What entering these classes costs the caller now, and whether there is a place; nothing is kept',
  params: eventParams,
  body: z.strictObject({ entries: EntriesForm }),
  response: z.object({
    price: z.array(PriceLine),
    totalCents: z.int(),
    /** `waiting`: the event or a class is full and has a waiting list. */
    outcome: z.enum(['place', 'waiting', 'full']),
    payment: z.enum(['none', 'online', 'gate', 'choice']),
    /** Why a class does not fit its vehicle, by class. */
    refusals: z.record(z.string(), z.string()),
  }),
  errors: ['event_not_found', 'vehicle_not_found', 'class_unknown'],
})

export const enterEvent = route({
  name: 'enterEvent',
  method: 'POST',
  path: '/api/events/:eventId/registrations',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Enter an event: a place is kept for 15 minutes while it is paid for, or at once where nothing is due; where it is full, the caller joins the waiting list',
  params: eventParams,
  body: z.strictObject({
    ...choice,
    payAt: z.optional(z.enum(['online', 'gate'])),
    joinWaitingList: z.boolean(),
  }),
  response: OwnRegistration,
  status: 201,
  errors: [...entryErrors, 'payment_provider_unavailable', 'many_entering', 'version_conflict'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

export const getMyRegistration = route({
  name: 'getMyRegistration',
  method: 'GET',
  path: '/api/events/:eventId/registrations/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s latest registration for an event',
  params: eventParams,
  response: z.object({ registration: z.optional(OwnRegistration) }),
})

export const listEntrants = route({
  name: 'listEntrants',
  method: 'GET',
  path: '/api/events/:eventId/entrants',
  auth: 'public',
  caching: 'minute',
  summary: 'Who has entered, by number: first name and initial of those who allow it',
  params: eventParams,
  query: z.strictObject({ ...pageQuery(100), classKey: z.optional(ClassKey) }),
  response: Page(
    z.object({
      number: z.int(),
      name: z.string(),
      vehicle: z.optional(z.string()),
      classKeys: z.array(ClassKey),
    }),
  ),
  errors: ['event_not_found', 'invalid_cursor'],
})

export const listMyRegistrations = route({
  name: 'listMyRegistrations',
  method: 'GET',
  path: '/api/events/registrations',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s registrations, those of the latest events first',
  query: z.strictObject({ ...pageQuery(20), when: z._default(z.enum(['upcoming', 'past', 'all']), 'all') }),
  response: Page(OwnRegistration),
  errors: ['invalid_cursor'],
})

const params = z.strictObject({ registrationId: RegistrationId })
const named = { eventId: EventId }
const own = { auth: 'complete', params } as const

export const payRegistration = route({
  name: 'payRegistration',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/pay',
  ...own,
  whileImpersonating: 'refused',
  answersSecret: true,
  summary: 'Begin the payment of a place that is held, or go on with it',
  body: z.strictObject(named),
  response: z.object({ registration: OwnRegistration, payment: z.optional(PaymentStep) }),
  errors: [
    'registration_not_found',
    'hold_over',
    'nothing_due',
    'stripe_not_active',
    'payment_provider_unavailable',
    'version_conflict',
  ],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

export const settleRegistration = route({
  name: 'settleRegistration',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/settle',
  ...own,
  whileImpersonating: 'refused',
  summary: 'Look at once whether a payment has succeeded, instead of waiting for the provider’s word',
  body: z.strictObject(named),
  response: OwnRegistration,
  errors: ['registration_not_found', 'payment_provider_unavailable', 'version_conflict'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const changeRegistration = route({
  name: 'changeRegistration',
  method: 'PUT',
  path: '/api/events/registrations/:registrationId',
  ...own,
  whileImpersonating: 'allowed',
  summary: 'Change vehicles, classes and answers until entries close, also when the event is full',
  body: z.strictObject({ ...named, ...choice, version: z.int().check(z.gte(1)) }),
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
    ...named,
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
  body: z.strictObject({ ...named, email: Email, vehicleNote: z.optional(text(200)) }),
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
  body: z.strictObject({ ...named, payAt: z.optional(z.enum(['online', 'gate'])) }),
  errors: ['registration_not_found', 'offer_over', 'payment_provider_unavailable', 'version_conflict'],
})

export const declinePlaceOffer = route({
  name: 'declinePlaceOffer',
  path: '/api/events/registrations/:registrationId/offer/decline',
  ...offer,
  summary: 'Leave a place that was offered to the next person',
  body: z.strictObject(named),
  errors: ['registration_not_found', 'offer_over', 'version_conflict'],
})
