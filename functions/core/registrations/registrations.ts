import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { nobody } from '#core/db/nobody.ts'
import { Registration } from '#shared/registrations/registration.ts'
import { reminderDue } from '#shared/registrations/reminder-due.ts'
import { UserId } from '#shared/users/user.ts'

/** A registration with what the server alone knows of it. */
export const StoredRegistration = z.object({
  ...Registration.shape,
  /** The start of its event, by which a member’s registrations are listed. */
  eventStartsAt: z.iso.datetime(),
  /** The secret part of the ticket: 22 signs, other ones for each issue. */
  ticketKey: z.string(),
  /** The payment that was begun for it. */
  intentId: z.optional(z.string()),
  /** What is being given back: the number of the refund and its amount. */
  refund: z.optional(z.object({ number: z.int(), cents: z.int() })),
  /** Which reminders have been sent. */
  reminded: z.optional(z.array(z.enum(['week', 'day', 'offer']))),
  /** Who handed cash back last, and when. */
  cashBack: z.optional(
    z.object({ by: UserId, at: z.iso.datetime(), deviceAt: z.optional(z.iso.datetime()) }),
  ),
  /** Why the organizer cancelled it, or the desk waived its fee. */
  reason: z.optional(z.string()),
})
export type StoredRegistration = z.infer<typeof StoredRegistration>

const shards = 10

/** The partitions of what is due, by kind. */
export const dueShards = (kind: 'HOLDDUE' | 'OFFERDUE' | 'REMINDDUE'): string[] =>
  Array.from({ length: shards }, (_, shard) => `${kind}#${shard}`)

const shardOf = (id: string) => (id.codePointAt(id.length - 1) ?? 0) % shards

export const memberPartition = (userId: string) => `USER#${userId}#REG`
export const statusPartition = (eventId: string, status: Registration['status']) =>
  `EVT#${eventId}#STATUS#${status}`

const placeInList = ({ id, number, joinedAt, createdAt }: StoredRegistration) =>
  number === undefined ? `${joinedAt ?? createdAt}#${id}` : `${String(number).padStart(3, '0')}#${id}`

function due(registration: StoredRegistration) {
  const { id, status, holdUntil, offerUntil, userId } = registration
  if (status === 'held' && holdUntil) return { pk: `HOLDDUE#${shardOf(id)}`, sk: `${holdUntil}#${id}` }
  if (status === 'offered' && offerUntil) return { pk: `OFFERDUE#${shardOf(id)}`, sk: `${offerUntil}#${id}` }
  const reminder = status === 'confirmed' && userId && userId !== nobody && reminderDue(registration)
  return reminder ? { pk: `REMINDDUE#${shardOf(id)}`, sk: `${reminder.at}#${id}` } : undefined
}

/**
 * Registrations, kept with their event. `gsi1` lists those of a member by the start of the event, `gsi2` those of an
 * event by status and number, `gsi3` what ends by itself, and of whom the event is to be reminded when.
 */
export const registrations = entity({
  name: 'registration',
  erasure: 'by its noun',
  schema: StoredRegistration,
  key: ({ eventId, id }: { eventId: string; id: string }) => ({ pk: `EVT#${eventId}`, sk: `REG#${id}` }),
  gsi1: ({ userId, eventStartsAt, id }) =>
    userId && userId !== nobody ? { pk: memberPartition(userId), sk: `${eventStartsAt}#${id}` } : undefined,
  gsi2: (registration) => ({
    pk: statusPartition(registration.eventId, registration.status),
    sk: placeInList(registration),
  }),
  gsi3: due,
})
