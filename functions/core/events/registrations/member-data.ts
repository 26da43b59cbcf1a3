import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { cancelOnce } from '#core/billing/one-time-payments/cancel-once.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { refundNow } from '#shared/events/registrations/refund-now.ts'
import { openIntent } from './end-payment.ts'
import { endRegistration } from './end-registration.ts'
import { isPaidByOther } from './payments-of.ts'
import { memberPartition, registrations, type StoredRegistration } from './registrations.ts'

async function* registrationsOf(userId: string): AsyncGenerator<StoredRegistration> {
  let cursor: string | undefined
  do {
    const page = await registrations.list({ index: 'gsi1', pk: memberPartition(userId), limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** The event keeps that someone was there, without who it was and what they answered. */
const forget = (key: Pick<StoredRegistration, 'eventId' | 'id'>, userId: string) =>
  untilUnchanged(async () => {
    const registration = await registrations.get(key, { consistent: true })
    if (registration?.userId !== userId) return
    const { version, declaredConflicts: _, ...kept } = registration
    const forgotten: StoredRegistration = {
      ...kept,
      userId: goneOwnerId as StoredRegistration['userId'],
      answers: {},
      isListed: false,
      version: version + 1,
    }
    await commit(registrations.put(forgotten, { version }))
  })

/** A member who paid and handed the entry over gets back what a withdrawal gives. */
async function refundOnErasure(
  { eventId }: StoredRegistration,
  now: string,
): Promise<(registration: StoredRegistration) => number> {
  const event = await events.get({ id: eventId })
  return (registration) => (event && isPaidByOther(registration) ? refundNow(registration, event, now) : 0)
}

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    for await (const listed of registrationsOf(userId)) {
      // No one pays for a place that is given back; a payment that still arrives goes back at once.
      const intentId = openIntent(listed)
      if (intentId) await cancelOnce(intentId)
      // A place that no one will take is free for others; of an event that was, everything stays as it was.
      const refundOf = await refundOnErasure(listed, now)
      await endRegistration(
        listed,
        (current) =>
          current.eventStartsAt > now && current.userId === userId
            ? { as: 'withdrawn', refundCents: refundOf(current) }
            : undefined,
        now,
      )
      await forget(listed, userId)
    }
  },
}

export const exported: ExportedData = {
  // A hash of what opens their calendar says nothing about them.
  hidden: ['secretHash'],
  of: async function* (userId) {
    // Another person may have paid for it.
    for await (const { ticketKey: _, intentId: __, payments: ___, ...item } of registrationsOf(userId))
      yield { kind: registrations.name, item }
  },
}
