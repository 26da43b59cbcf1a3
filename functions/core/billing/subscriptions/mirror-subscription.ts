import { isDeepStrictEqual } from 'node:util'
import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { promoWrites } from '#core/billing/promo-codes/promo-writes.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import { settleVerification } from '#core/platform/verifications/settle-verification.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { membershipFrom } from '#shared/billing/subscriptions/membership-from.ts'
import { endWithoutPlace } from './end-without-place.ts'
import { fetchSubscription } from './fetch-subscription.ts'
import { endedManually } from './manual/ended-manually.ts'
import { effectsOf } from './subscription-effects.ts'
import { type PlanTerms, type StoredSubscription, subscriptions } from './subscriptions.ts'

/** Other writes of the same transaction. */
export type Noted = {
  /**
   * Fields that no provider knows, to be kept in the same write, or how they follow from the subscription as it is
   * then.
   */
  ours?: Ours | ((current: StoredSubscription) => Ours)
  /** Writes to commit together with a difference, and only with it. */
  alongside?: (before: StoredSubscription, after: StoredSubscription) => Promise<Write[]>
}

type Given = Noted & {
  userId: string
  subscriptionId: string
  /** Known from an event or an answer before our row has it. */
  providerId?: string | undefined
}

/** The state of a subscription that we bill ourselves. */
type Ours = {
  [K in
    | 'status'
    | 'cancelAtPeriodEnd'
    | 'cancelledAt'
    | 'endedAt'
    | 'cancellationReason'
    | 'currentPeriodEndAt'
    | 'scheduledPlan'
    | 'pausedAt'
    | 'resumeAt'
    | 'originalPeriodEndAt'
    | 'resumedAt'
    | 'pauseDurationMs'
    | 'pendingPlan'
    | 'paidUpgrades'
    | 'customPriceCents'
    | 'planRequests'
    | keyof PlanTerms]?: StoredSubscription[K] | undefined
}

/**
 * Brings our copy of a subscription in line with its provider, with everything that follows from the difference:
 * membership, mails, notifications. It reads our row before it asks the provider and writes only if the row is still
 * the same. So an older answer never replaces a newer one, and every effect happens once, for any caller, in any order,
 * however often. A subscription that does not hold its member’s place is ended there and here.
 */
export function mirrorSubscription(given: Given, now: string): Promise<StoredSubscription | undefined> {
  const { userId, subscriptionId, providerId, ours, alongside } = given
  return untilUnchanged(async () => {
    const found = await subscriptions.get({ userId, id: subscriptionId }, { consistent: true })
    if (!found) return undefined
    // After the row: what has changed since then has changed the row, too, and the write is refused.
    const [account, user] = await Promise.all([
      billingAccountOf(userId),
      users.get({ id: userId }, { consistent: true }),
    ])
    if (account.closedAt) return undefined
    // A place is taken once, with the row itself: a subscription without a place now never gets one.
    const current = account.liveSubscriptionId === found.id
    const before = await endOthers(found, { providerId, current }, now)
    const read = await fetchSubscription(before, providerId, now)
    if (!read) return before
    const after = {
      ...read,
      ...(typeof ours === 'function' ? ours(read) : ours),
      ...(!current && isLive(read) && { ...endedManually(now), cancelAtPeriodEnd: false }),
    } as StoredSubscription
    if (isDeepStrictEqual(stored(before), stored(after))) return before
    const written = {
      ...after,
      ...(isGivenUp(before, after) && { givenUpAt: now }),
      updatedAt: now,
      version: before.version + 1,
    }
    const promo = await promoWrites(before, written)
    const membership = user && current && membershipFrom(user, written, now)
    await commit(
      subscriptions.put(written, { version: before.version }),
      ...promo,
      ...(current && !isLive(written)
        ? [changeBillingAccount(account, { liveSubscriptionId: undefined })]
        : []),
      ...(user ? effectsOf({ user, before, after: written, current }, now) : []),
      ...(membership ? await settleVerification({ ...user, ...membership }, now) : []),
      ...((await alongside?.(before, written)) ?? []),
    )
    return written
  })
}

type Standing = { providerId: string | undefined; current: boolean }

/** Ends at the provider what may not go on: the subscription without the place, and a stray one beside the known one. */
async function endOthers(
  row: StoredSubscription,
  { providerId, current }: Standing,
  now: string,
): Promise<StoredSubscription> {
  const known = row.stripe?.subscriptionId ?? row.paypal?.subscriptionId ?? providerId
  if (row.paymentProvider === 'manual' || !known) return row
  if (providerId && providerId !== known) await endWithoutPlace(row, providerId, now)
  return current ? row : endWithoutPlace(row, known, now)
}

/** A subscription that ends at PayPal without a payment, while a bank transfer may still be on its way. */
const isGivenUp = (before: StoredSubscription, { paymentProvider, status, givenUpAt }: StoredSubscription) =>
  paymentProvider === 'paypal' && before.status === 'incomplete' && status === 'cancelled' && !givenUpAt

/** Returns it as the table stores it: without undefined fields. */
const stored = (subscription: StoredSubscription) => JSON.parse(JSON.stringify(subscription)) as unknown
