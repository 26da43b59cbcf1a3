import { isAtPaypal } from '#core/billing/one-time-payments/is-at-paypal.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { log } from '#core/platform/log/log.ts'
import { endChange } from './end-change.ts'
import { endPayment } from './end-payment.ts'
import { endRegistration } from './end-registration.ts'
import { openIntent } from './open-intent.ts'
import { dueShards, registrations, type StoredRegistration } from './registrations.ts'

const mostAtOnce = 200

/** Returns the overdue rows of a kind, from all its partitions. */
async function dueOf(kind: 'HOLDDUE' | 'OFFERDUE', now: string): Promise<StoredRegistration[]> {
  const pages = await Promise.all(
    dueShards(kind).map((pk) =>
      registrations.list({ index: 'gsi3', pk, upTo: `${now}~`, limit: mostAtOnce }),
    ),
  )
  return pages.flatMap(({ items }) => items)
}

/** Gives places back whose time to pay is over; the payment ends first, so that no one pays for a place that is gone. */
export async function endEntryHolds(now: string): Promise<void> {
  for (const held of await dueOf('HOLDDUE', now)) await alone(held, () => endHold(held, now))
}

async function endHold(held: StoredRegistration, now: string): Promise<void> {
  const intentId = openIntent(held)
  // What its payer approved in time still counts, even if no one told us.
  if (intentId && isAtPaypal(intentId)) await mirrorPayment(intentId, now)
  const state = await endPayment(held, now)
  // It stays held until the bank has answered.
  if (state === 'succeeded' || state === 'processing') return
  if (held.change) await endChange(held, held.change, now)
  if (held.status !== 'held') return
  await endRegistration(
    held,
    ({ status, intentId, holdUntil }) =>
      status === 'held' && intentId === held.intentId && holdUntil && holdUntil <= now
        ? { as: 'expired', refundCents: 0 }
        : undefined,
    now,
  )
}

/** Offers that were not taken in time go to the next person. */
export async function endOffers(now: string): Promise<void> {
  for (const offered of await dueOf('OFFERDUE', now))
    await alone(offered, () =>
      endRegistration(
        offered,
        ({ status, offerUntil }) =>
          status === 'offered' && offerUntil && offerUntil <= now
            ? { as: 'lapsed', refundCents: 0 }
            : undefined,
        now,
      ),
    )
}

/** A failure does not hold up the others; the next run tries it again. */
async function alone({ id }: StoredRegistration, end: () => Promise<unknown>): Promise<void> {
  try {
    await end()
  } catch (error) {
    log.error('registration.end_failed', { registrationId: id, error })
  }
}
