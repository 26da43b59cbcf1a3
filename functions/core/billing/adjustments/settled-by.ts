import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { Adjustment } from '#shared/billing/adjustments/adjustment.ts'

/** A credit or a charge counts on an invoice where the card provider makes them; elsewhere it is only noted. */
export const settledBy = (
  subscription: Pick<StoredSubscription, 'paymentProvider' | 'status' | 'stripe'> | undefined,
): Adjustment['settledBy'] =>
  subscription?.paymentProvider === 'stripe' &&
  subscription.stripe !== undefined &&
  subscription.status !== 'incomplete'
    ? 'stripe'
    : 'recorded'
