import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { knownOf } from '#core/platform/db/known-keys.ts'
import { TransactionId } from '#shared/billing/transactions/transaction.ts'
import { Entry, PriceLine, Registration } from '#shared/events/registrations/registration.ts'
import { reminderDue } from '#shared/events/registrations/reminder-due.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** A person’s payment for it; the payer may not be the present owner. */
const Payment = z.object({
  payerId: z.optional(UserId),
  transactionId: z.optional(TransactionId),
  method: z.enum(['card', 'cash', 'other']),
  cents: z.int(),
  /** The part of it that is on its way back, or has come back. */
  refundedCents: z.int(),
})
export type Payment = z.infer<typeof Payment>

/** A change that costs more than was paid, whose places are kept while it is paid for. */
const Change = z.object({
  /** Names it among the changes of its registration. */
  number: z.int(),
  entries: z.array(Entry),
  price: z.array(PriceLine),
  answers: z.record(z.string(), z.string()),
  waiverVersion: z.optional(z.int()),
  waiverAt: z.optional(z.iso.datetime()),
  isListed: z.boolean(),
  dueCents: z.int(),
  /** The places that it takes beside those of the entries as they are. */
  classKeys: z.array(z.string()),
  until: z.iso.datetime(),
  /** The payment that was started for it. */
  intentId: z.optional(z.string()),
})
export type Change = z.infer<typeof Change>

/** A registration with what the server alone knows about it. */
export const StoredRegistration = z.object({
  ...Registration.shape,
  /** The start of its event, by which a member’s registrations are listed. */
  eventStartsAt: z.iso.datetime(),
  /** The secret part of the ticket: 22 signs, other ones for each issue. */
  ticketKey: z.string(),
  /** The payment that was started for it. */
  intentId: z.optional(z.string()),
  /** The payment that was started for what is due, and its amount. */
  due: z.optional(z.object({ intentId: z.string(), cents: z.int() })),
  /** The payments for it, if there is more than one, or someone else paid; `pay` has the total. */
  payments: z.optional(z.array(Payment)),
  change: z.optional(Change),
  /** The time at which its entrant agreed to when and where the event is; left out: when they entered. */
  acceptedAt: z.optional(z.iso.datetime()),
  /** The latest refund: its number and amount, and the card payments it is taken from. */
  refund: z.optional(
    z.object({
      number: z.int(),
      cents: z.int(),
      parts: z.optional(z.array(z.object({ payerId: UserId, transactionId: TransactionId, cents: z.int() }))),
    }),
  ),
  /** The reminders that have been sent. */
  reminded: z.optional(knownOf(z.enum(['week', 'day', 'offer']))),
  /** The last person who handed cash back, and the time. */
  cashBack: z.optional(
    z.object({ by: UserId, at: z.iso.datetime(), deviceAt: z.optional(z.iso.datetime()) }),
  ),
  /** The version of the waiver that its entrant was asked to accept because it had changed. */
  waiverAskedVersion: z.optional(z.int()),
  /** The waiver was accepted on a device of the desk: who held it, and its time. */
  waiverAtDesk: z.optional(z.object({ by: UserId, deviceAt: z.optional(z.iso.datetime()) })),
  /** The judges with whom its entrant has a conflict, so that none of them scores it. */
  declaredConflicts: z.optional(z.array(UserId)),
  /** The address that was asked to take it over. Nothing changes until its owner accepts. */
  handingTo: z.optional(z.string()),
  /** The reason the organizer cancelled it, or the desk waived its fee. */
  reason: z.optional(z.string()),
})
export type StoredRegistration = z.infer<typeof StoredRegistration>

const shards = 10

/** The partitions of due items, by kind. */
export const dueShards = (kind: 'HOLDDUE' | 'OFFERDUE' | 'REMINDDUE'): string[] =>
  Array.from({ length: shards }, (_, shard) => `${kind}#${shard}`)

const shardOf = (id: string) => (id.codePointAt(id.length - 1) ?? 0) % shards

export const memberPartition = (userId: string) => `USER#${userId}#REG`
export const statusPartition = (eventId: string, status: Registration['status']) =>
  `EVT#${eventId}#STATUS#${status}`

const placeInList = ({ id, number, joinedAt, createdAt }: StoredRegistration) =>
  number === undefined ? `${joinedAt ?? createdAt}#${id}` : `${String(number).padStart(3, '0')}#${id}`

function due(registration: StoredRegistration) {
  const { id, status, holdUntil, offerUntil, userId, change } = registration
  if (change) return { pk: `HOLDDUE#${shardOf(id)}`, sk: `${change.until}#${id}` }
  if (status === 'held' && holdUntil) return { pk: `HOLDDUE#${shardOf(id)}`, sk: `${holdUntil}#${id}` }
  if (status === 'offered' && offerUntil) return { pk: `OFFERDUE#${shardOf(id)}`, sk: `${offerUntil}#${id}` }
  const reminder = status === 'confirmed' && userId && userId !== goneOwnerId && reminderDue(registration)
  return reminder ? { pk: `REMINDDUE#${shardOf(id)}`, sk: `${reminder.at}#${id}` } : undefined
}

/**
 * Registrations, kept with their event. `gsi1` lists those of a member by the start of the event, `gsi2` those of an
 * event by status and number, `gsi3` those that end by themselves, and when to remind their members of the event.
 */
export const registrations = entity({
  name: 'registration',
  erasure: 'by its noun',
  schema: StoredRegistration,
  key: ({ eventId, id }: { eventId: string; id: string }) => ({ pk: `EVT#${eventId}`, sk: `REG#${id}` }),
  gsi1: ({ userId, eventStartsAt, id }) =>
    userId && userId !== goneOwnerId
      ? { pk: memberPartition(userId), sk: `${eventStartsAt}#${id}` }
      : undefined,
  gsi2: (registration) => ({
    pk: statusPartition(registration.eventId, registration.status),
    sk: placeInList(registration),
  }),
  gsi3: due,
  // Rows from before the figures of days and of events are written again, so that they are counted in them.
  migrations: [(row) => row],
})
