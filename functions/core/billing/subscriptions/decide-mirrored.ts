import { isDeepStrictEqual } from 'node:util'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { endedManually } from './manual/ended-manually.ts'
import type { PlanTerms, StoredSubscription } from './subscriptions.ts'

/** The state of a subscription that we bill ourselves. */
export type Ours = {
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

type Seen = {
  /** Our row as it was before. */
  row: StoredSubscription
  /** The same as its provider has it. */
  read: StoredSubscription
  /** It holds its member’s one place. */
  current: boolean
  ours: Ours | undefined
}

/** Decides what our row becomes. Undefined where it shows everything already. */
export function decideMirrored(
  { row, read, current, ours }: Seen,
  now: string,
): StoredSubscription | undefined {
  const after = {
    ...read,
    ...ours,
    ...(!current && isLive(read) && { ...endedManually(now), cancelAtPeriodEnd: false }),
  } as StoredSubscription
  if (isDeepStrictEqual(stored(row), stored(after))) return undefined
  return {
    ...after,
    ...(isGivenUp(row, after) && { givenUpAt: now }),
    updatedAt: now,
    version: row.version + 1,
  }
}

/** A subscription that ends at PayPal without a payment, while a bank transfer may still be on its way. */
const isGivenUp = (before: StoredSubscription, { paymentProvider, status, givenUpAt }: StoredSubscription) =>
  paymentProvider === 'paypal' && before.status === 'incomplete' && status === 'cancelled' && !givenUpAt

/** Returns it as the table stores it: without undefined fields. */
const stored = (subscription: StoredSubscription) => JSON.parse(JSON.stringify(subscription)) as unknown
