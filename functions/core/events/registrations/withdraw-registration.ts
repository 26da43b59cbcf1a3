import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { refundNow } from '#shared/events/registrations/refund-now.ts'
import { requirePaymentEnded } from './end-payment.ts'
import { type Ending, endRegistration } from './end-registration.ts'
import { eventFor } from './event-for.ts'
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
  /** The refund that was shown. */
  refundCents: number
  remember: (answer: OwnRegistration) => Write[]
}

/** Gives up a place, with the refund that was shown; a second call changes nothing. */
export async function withdrawRegistration(given: Withdrawing, now: string): Promise<OwnRegistration> {
  const { actor, eventId, registrationId, entryId, refundCents, remember } = given
  const { registration, event } = await readOwn(actor, eventId, registrationId)
  if (entryId && !isAllOf(registration, entryId))
    return withdrawEntry({ ...given, entryId }, { registration, event }, now)
  await requirePaymentEnded(registration, 'Your', now)
  const ended = await endRegistration(
    { eventId, id: registrationId },
    (current) => {
      // They may have handed it over since it was read.
      if (current.userId !== actor.userId) throw registrationNotFound()
      return withdrawn(current, event, refundCents, now)
    },
    now,
    (over) => [
      recordActivity(
        { by: actor, type: 'event_registration', description: `Withdrew from ${event.title}` },
        now,
      ),
      ...remember(ownRegistration(over, event, now)),
    ],
  )
  if (ended?.userId !== actor.userId) throw registrationNotFound()
  return ownRegistration(ended, event, now)
}

/** True if this entry is the only one left. A second call finds it withdrawn and leaves the others. */
const isAllOf = ({ entries }: StoredRegistration, entryId: string) =>
  entries.every(({ id, status }) => (status === 'in') === (id === entryId))

function withdrawn(
  registration: StoredRegistration,
  event: WholeEvent,
  shownCents: number,
  now: string,
): Ending {
  assertMayWithdraw(registration, event, now)
  const refundCents = refundNow(registration, eventFor(registration, event, now), now)
  assertShown(shownCents, refundCents)
  return { as: 'withdrawn', refundCents }
}
