import * as z from 'zod/mini'
import { TransactionId } from '#shared/billing/transactions/transaction.ts'
import { EventId } from '#shared/events/events/event.ts'
import { RefundStep } from '#shared/events/events/event-fields.ts'
import { VehicleId, VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { RegistrationId } from './registration-id.ts'

export const EntryId = idSchema('ent')

/**
 * `held`: a place is kept while it is paid for. `waiting`: on the waitlist. `offered`: a place is kept for someone
 * from the list. `expired` and `lapsed`: the time to pay, or to take the offer, ran out. `withdrawn` by the entrant or the
 * desk, `cancelled` by the organizer.
 */
export const RegistrationStatus = z.enum([
  'held',
  'confirmed',
  'waiting',
  'offered',
  'expired',
  'lapsed',
  'withdrawn',
  'cancelled',
])
export type RegistrationStatus = z.infer<typeof RegistrationStatus>

/** A vehicle in a class. */
export const Entry = z.object({
  id: EntryId,
  classKey: ClassKey,
  vehicleId: z.optional(VehicleId),
  vehicle: VehicleSnapshot,
  status: z.enum(['in', 'withdrawn', 'moved', 'disqualified']),
  reason: z.optional(z.string()),
})
export type Entry = z.infer<typeof Entry>

export const PriceLine = z.object({
  label: z.string(),
  cents: z.int(),
  /** A share of the fee of a class. */
  classKey: z.optional(ClassKey),
})
export type PriceLine = z.infer<typeof PriceLine>

export const PayState = z.enum([
  'none',
  'due',
  'pending',
  'paid',
  'waived',
  'refund_pending',
  'partially_refunded',
  'refunded',
])

export const Guest = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  state: z.optional(z.string()),
})

/** One person at one event: one fee, one ticket, one check-in, up to six entries. */
export const Registration = z.object({
  id: RegistrationId,
  eventId: EventId,
  /** A member, or a guest whom the desk entered. */
  userId: z.optional(UserId),
  guest: z.optional(Guest),
  status: RegistrationStatus,
  /** Eight signs to read aloud at the gate. */
  code: z.string(),
  /** The number on the windshield, 1 to 999. */
  number: z.optional(z.int()),
  /** The number that someone on the waitlist asked for, until they have a place. */
  numberWish: z.optional(z.int()),
  entries: z.array(Entry),
  price: z.array(PriceLine),
  refundSteps: z.array(RefundStep),
  pay: z.object({
    state: PayState,
    dueCents: z.int(),
    paidCents: z.int(),
    refundedCents: z.int(),
    /** The amount the organizer waived: it is never refunded. */
    waivedCents: z.optional(z.int()),
    /** The cash part of both, if there was more than one payment; `method` is that of the last. */
    cash: z.optional(z.object({ paidCents: z.int(), refundedCents: z.int() })),
    /** The part that the desk has handed back in cash. */
    givenBackCents: z.optional(z.int()),
    /** `card`: online, by card or through PayPal. */
    method: z.optional(z.enum(['card', 'cash', 'other'])),
    /** The part of what was paid that came through PayPal. */
    paypalCents: z.optional(z.int()),
    transactionId: z.optional(TransactionId),
  }),
  holdUntil: z.optional(z.iso.datetime()),
  offerUntil: z.optional(z.iso.datetime()),
  /** The time since when the entrant has been on the waitlist. */
  joinedAt: z.optional(z.iso.datetime()),
  /** A new ticket ends the older one. */
  ticketIssue: z.int(),
  checkIn: z.optional(
    z.object({
      at: z.iso.datetime(),
      deviceAt: z.optional(z.iso.datetime()),
      by: UserId,
      how: z.enum(['scan', 'code', 'list']),
      gate: z.string(),
    }),
  ),
  waiverVersion: z.optional(z.int()),
  waiverAt: z.optional(z.iso.datetime()),
  answers: z.record(z.string(), z.string()),
  /** True if everyone sees the name among the entrants. */
  isListed: z.boolean(),
  /** It was handed over, and its member has yet to say what the one before them had said. */
  isUnfinished: z.optional(z.boolean()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Registration = z.infer<typeof Registration>

const over: readonly RegistrationStatus[] = ['expired', 'lapsed', 'withdrawn', 'cancelled']

/** True if it still takes a place, or waits for one. */
export const isLive = ({ status }: Pick<Registration, 'status'>): boolean => !over.includes(status)

/** True if it takes a place of the event. */
export const takesPlace = ({ status }: Pick<Registration, 'status'>): boolean =>
  status === 'held' || status === 'confirmed' || status === 'offered'
