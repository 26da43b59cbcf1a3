import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { TransactionId } from '#shared/billing/transactions/transaction.ts'
import { EventId } from '#shared/events/events/event.ts'
import { RegistrationStatus } from '#shared/events/registrations/registration.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { UserId } from '#shared/platform/users/user.ts'

const ofRegistration = { eventId: EventId, registrationId: RegistrationId }

export const facts = {
  /** Someone joined the waitlist. */
  'registration.waiting': z.object(ofRegistration),
  'registration.confirmed': z.object(ofRegistration),
  /** A registration is over; `before` is what it was, `refundCents` what comes back. */
  'registration.ended': z.object({
    ...ofRegistration,
    before: RegistrationStatus,
    as: RegistrationStatus,
    /** The event was cancelled, not this registration alone. */
    withEvent: z.boolean(),
    /** The entrant declined the offer, rather than letting it lapse. */
    isDeclined: z.optional(z.boolean()),
    refundCents: z.int(),
  }),
  /** Money is to go back, whether or not the registration is over. */
  'registration.refund_due': z.object({
    ...ofRegistration,
    number: z.int(),
    cents: z.int(),
    /** The payments it is taken from. */
    parts: z.array(z.object({ payerId: UserId, transactionId: TransactionId, cents: z.int() })),
  }),
  /** An entry belongs to another member. */
  'registration.handed_over': z.object({ ...ofRegistration, from: UserId, to: UserId }),
  /** A payment arrived after its place had gone to someone else. */
  'registration.paid_late': z.object(ofRegistration),
  /** A place was given back, or someone waits for one. */
  'place.freed': z.object({ eventId: EventId }),
  /** A place is open to all so shortly before entries close that it is not kept; this person is next in line. */
  'place.opened': z.object(ofRegistration),
  'offer.made': z.object(ofRegistration),
  'entry.paid': z.object({ ...ofRegistration, amountCents: z.int() }),
  'entry.checked_in': z.object(ofRegistration),
} satisfies FactSchemas
