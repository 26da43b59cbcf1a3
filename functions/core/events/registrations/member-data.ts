import type { ErasedData, Leaving } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { cancelOnce } from '#core/billing/one-time-payments/cancel-once.ts'
import { classesOver } from '#core/events/class-entries/while-classes-open.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { refundNow } from '#shared/events/registrations/refund-now.ts'
import { endHandOver } from './end-hand-over.ts'
import { endRegistration } from './end-registration.ts'
import { entryOffers, entryOffersTo } from './entry-offers.ts'
import { eventFor } from './event-for.ts'
import { openIntent } from './open-intent.ts'
import { refundEntry } from './refund-entry.ts'
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
    const { version, declaredConflicts: _, handingTo: __, refund, payments, ...kept } = registration
    const gone = goneOwnerId as StoredRegistration['userId']
    const forgotten: StoredRegistration = {
      ...kept,
      userId: gone,
      ...(payments && {
        payments: payments.map((one) => (one.payerId === userId ? { ...one, payerId: gone } : one)),
      }),
      ...(refund && {
        refund: {
          ...refund,
          ...(refund.parts && { parts: refund.parts.filter(({ payerId }) => payerId !== userId) }),
        },
      }),
      answers: {},
      isListed: false,
      version: version + 1,
    }
    await commit(registrations.put(forgotten, { version }))
  })

/**
 * A coming entry ends as if its member withdrew it that day; of an event that was, everything stays as it was, also
 * where a class of it is over on the morning of the event.
 */
async function withdrawnWithRefund(
  listed: StoredRegistration,
  { userId, now, isSettled }: Pick<Leaving, 'userId' | 'now' | 'isSettled'>,
): Promise<StoredRegistration | undefined> {
  // No one pays for a place that is given back; a payment that still arrives goes back at once.
  const intentId = openIntent(listed)
  if (intentId && !isSettled) await cancelOnce(intentId)
  const event = await events.get({ id: listed.eventId }, { consistent: true })
  const leaving = event && { of: event as WholeEvent, classKeys: classesOf(listed.entries) }
  if (leaving && (await classesOver(leaving.of, leaving.classKeys, { leaving: true })).length > 0)
    return listed
  return endRegistration(
    listed,
    (current) => {
      if (current.userId !== userId || !isToCome(current, event, now)) return undefined
      return {
        as: 'withdrawn',
        refundCents: event && !isSettled ? refundNow(current, eventFor(current, event, now), now) : 0,
      }
    },
    now,
  )
}

const isToCome = (
  { eventStartsAt, checkIn }: StoredRegistration,
  event: Event | undefined,
  now: string,
): boolean => !checkIn && now < (event?.startsAt ?? eventStartsAt)

export const erased: ErasedData = {
  settle: async ({ userId, now }) => {
    for await (const listed of registrationsOf(userId)) {
      const ended = await withdrawnWithRefund(listed, { userId, now })
      const { eventId, id: registrationId, refund } = ended ?? listed
      // At once, and again after a run that broke off: the payments of a member who has left are no longer refunded.
      if (refund?.parts) await refundEntry({ eventId, registrationId, ...refund, parts: refund.parts }, now)
    }
  },
  erase: async (leaving) => {
    for await (const listed of registrationsOf(leaving.userId)) {
      await withdrawnWithRefund(listed, leaving)
      await forget(listed, leaving.userId)
    }
  },
  eraseAt: async ({ email, until, now }) => {
    for await (const { eventId, registrationId, createdAt } of entryOffersTo(email))
      if (!until || createdAt <= until)
        await endHandOver({ actor: { userId: '', user: { email } }, eventId, registrationId }, now)
  },
}

export const exported: ExportedData = {
  // A hash of what opens their calendar says nothing about them.
  hidden: ['secretHash'],
  at: {
    kind: entryOffers.name,
    items: async function* ({ email, since, until }) {
      for await (const offer of entryOffersTo(email))
        if (offer.createdAt >= since && offer.createdAt <= until) yield offer
    },
  },
  of: async function* (userId) {
    // Another person may have paid for it.
    for await (const {
      ticketKey: _,
      intentId: __,
      payments: ___,
      refund: ____,
      handingTo: _____,
      ...item
    } of registrationsOf(userId))
      yield { kind: registrations.name, item }
  },
}
