import * as z from 'zod/mini'
import { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { EventId, EventStatus } from '#shared/events/events/event.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { VehicleId } from '#shared/events/vehicles/vehicle.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { Answers } from './answers.ts'
import { LineState } from './line-state.ts'
import { Missing } from './missing-of.ts'
import { mostEntries } from './most-entries.ts'
import { PriceLine, Registration } from './registration.ts'
import { RegistrationId } from './registration-id.ts'

export const EntriesForm = z
  .array(z.strictObject({ classKey: ClassKey, vehicleId: VehicleId }))
  .check(z.maxLength(mostEntries, `You can enter at most ${mostEntries} classes.`))

/** The choices of an entrant. */
export const entryChoice = {
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
    id: EventId,
    title: z.string(),
    venueName: z.string(),
    city: z.string(),
    state: z.string(),
    timeZone: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    entriesCloseAt: z.iso.datetime(),
    status: EventStatus,
    /** Set while an administrator keeps the event off the site: the entry is all that is left of it. */
    isRemoved: z.optional(z.boolean()),
    freeWithdrawalUntilAt: z.optional(z.iso.datetime()),
    contactEmail: z.optional(z.string()),
    contactPhone: z.optional(z.string()),
    posterUrl: z.optional(z.string()),
  }),
  /** The address that was asked to take the entry over, until its owner answers. */
  handingTo: z.optional(z.string()),
  /** The text in the QR code of a confirmed registration. */
  ticket: z.optional(z.string()),
  /** The place in the waitlist, 1 being next. */
  position: z.optional(z.int()),
  /** What someone on the waitlist can count on. */
  line: z.optional(z.object({ state: LineState, words: z.string() })),
  /** A change that counts once it is paid for, which has to be by then. */
  change: z.optional(z.object({ price: z.array(PriceLine), dueCents: z.int(), until: z.iso.datetime() })),
  /** Someone else paid for it, and gets the refund. */
  isPaidByOther: z.optional(z.boolean()),
  /**
   * The entrant’s own payment beside another payer’s that was not refunded; it is refunded before the other
   * payer’s.
   */
  ownLeftCents: z.optional(z.int()),
  /** The time until which what is due can be paid online; left out where it cannot. */
  payUntil: z.optional(z.iso.datetime()),
  /** What the event asks and it does not say; without it, the gate lets no one in. */
  missing: z.optional(Missing),
  /** The refund if it is withdrawn now. */
  refundNowCents: z.int(),
})
export type OwnRegistration = z.infer<typeof OwnRegistration>

export const entryErrors = [
  'event_not_found',
  'entries_not_open',
  'entries_closed',
  'event_full',
  'class_full',
  'class_closed',
  'class_state',
  'waiting_list_full',
  'already_entered',
  'class_needed',
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
    /** `waiting`: the event or a class is full and has a waitlist. */
    outcome: z.enum(['place', 'waiting', 'full']),
    payment: z.enum(['none', 'online', 'gate', 'choice']),
    /** The reasons classes do not fit their vehicle, by class. */
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
    'Enter an event: a place is kept for 15 minutes while it is paid for, or at once where nothing is due; where it is full, the caller joins the waitlist',
  params: eventParams,
  body: z.strictObject({
    ...entryChoice,
    payAt: z.optional(z.enum(['online', 'gate'])),
    joinWaitingList: z.boolean(),
  }),
  response: OwnRegistration,
  status: 201,
  errors: [...entryErrors, 'version_conflict'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

export const getMyRegistration = route({
  name: 'getMyRegistration',
  method: 'GET',
  path: '/api/events/:eventId/registrations/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s live registration for an event, if there is one',
  params: eventParams,
  response: z.object({ registration: z.optional(OwnRegistration) }),
  errors: ['event_not_found'],
})

export const listEntrants = route({
  name: 'listEntrants',
  method: 'GET',
  path: '/api/events/:eventId/entrants',
  auth: 'public',
  caching: 'revalidate',
  summary: 'Who has entered, by number: first name and initial of those who allow it',
  params: eventParams,
  query: z.strictObject({ ...pageQuery(100), classKey: z.optional(ClassKey) }),
  response: Page(
    z.object({
      number: z.int(),
      name: z.string(),
      /** The vehicle, if there is one entry. */
      vehicle: z.optional(z.string()),
      /** The vehicle of each entry, if there are several. */
      vehicles: z.optional(z.array(z.object({ classKey: ClassKey, vehicle: z.string() }))),
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
  summary: 'The caller’s registrations: those to come in the order of time, others latest first',
  query: z.strictObject({ ...pageQuery(20), when: z._default(z.enum(['upcoming', 'past', 'all']), 'all') }),
  response: Page(OwnRegistration),
  errors: ['invalid_cursor'],
})

export const registrationParams = z.strictObject({ registrationId: RegistrationId })
/** The event it belongs to: registrations are kept with their event. */
export const ofEvent = { eventId: EventId }
const own = { auth: 'complete', params: registrationParams } as const

export const payRegistration = route({
  name: 'payRegistration',
  method: 'POST',
  path: '/api/events/registrations/:registrationId/pay',
  ...own,
  whileImpersonating: 'refused',
  answersSecret: true,
  summary: 'Begin the payment of a place that is held, of a change, or of what is due; or go on with it',
  body: z.strictObject({ ...ofEvent, provider: z._default(z.enum(['stripe', 'paypal']), 'stripe') }),
  response: z.object({ registration: OwnRegistration, payment: z.optional(PaymentStep) }),
  errors: [
    'registration_not_found',
    'hold_over',
    'nothing_due',
    'not_payable',
    'pay_at_gate',
    'check_in_closed',
    'payment_processing',
    'stripe_not_active',
    'paypal_not_configured',
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
  body: z.strictObject(ofEvent),
  response: OwnRegistration,
  errors: ['registration_not_found', 'payment_declined', 'payment_provider_unavailable', 'version_conflict'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})
