import { recordActivity } from '#core/activities/record-activity.ts'
import type { Actor } from '#core/actors/authenticate.ts'
import type { Write } from '#core/db/write.ts'
import { cancelOnce } from '#core/one-time-payments/cancel-once.ts'
import { mirrorPayment } from '#core/one-time-payments/mirror-payment.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/event.ts'
import type { OwnRegistration } from '#shared/registrations/contract.ts'
import { refundNow } from '#shared/registrations/refund-now.ts'
import { type Ending, endRegistration } from './end-registration.ts'
import { ownRegistration } from './own-registration.ts'
import { readOwn, registrationNotFound } from './read-own.ts'
import type { StoredRegistration } from './registrations.ts'
import { withdrawEntry } from './withdraw-entry.ts'
import { assertMayWithdraw, assertShown } from './withdrawal-refusal.ts'

type Withdrawing = {
  actor: Actor
  eventId: string
  registrationId: string
  /** Left out: everything. */
  entryId?: string | undefined
  /** What was shown to come back. */
  refundCents: number
  remember: (answer: OwnRegistration) => Write[]
}

/** Gives up a place, with the refund that was shown; a second call changes nothing. */
export async function withdrawRegistration(given: Withdrawing, now: string): Promise<OwnRegistration> {
  const { actor, eventId, registrationId, entryId, refundCents, remember } = given
  const { registration, event } = await readOwn(actor, eventId, registrationId)
  if (entryId && entriesIn(registration) > 1)
    return withdrawEntry({ ...given, entryId }, { registration, event }, now)
  await endPayment(registration, now)
  const ended = await endRegistration(
    { eventId, id: registrationId },
    (current) => withdrawn(current, event, refundCents, now),
    now,
    (over) => [
      recordActivity(
        { by: actor, type: 'event_registration', description: `Withdrew from ${event.title}` },
        now,
      ),
      ...remember(ownRegistration(over, event, now)),
    ],
  )
  if (!ended) throw registrationNotFound()
  return ownRegistration(ended, event, now)
}

const entriesIn = ({ entries }: StoredRegistration) => entries.filter(({ status }) => status === 'in').length

/** A payment that was begun ends first, so that no one pays for a place that is gone; one that has succeeded counts. */
async function endPayment({ status, intentId }: StoredRegistration, now: string): Promise<void> {
  if (status !== 'held' || !intentId) return
  const state = await cancelOnce(intentId)
  if (state === 'succeeded') await mirrorPayment(intentId, now)
  if (state === 'processing')
    throw new AppError(
      'conflict',
      'payment_processing',
      'Your payment is still being processed. Try again in a few minutes.',
    )
}

function withdrawn(
  registration: StoredRegistration,
  event: WholeEvent,
  shownCents: number,
  now: string,
): Ending {
  assertMayWithdraw(registration, event, now)
  const refundCents = refundNow(registration, event, now)
  assertShown(shownCents, refundCents)
  return { as: 'withdrawn', refundCents }
}
