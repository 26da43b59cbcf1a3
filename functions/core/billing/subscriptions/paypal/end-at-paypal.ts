import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { changeAtPaypal } from './change-at-paypal.ts'

type Ending = { note: string; atOnce: boolean }

/** PayPal ends at once, and only once; we decide how long the membership lasts. */
export async function endAtPaypal(
  subscription: StoredSubscription,
  { note, atOnce }: Ending,
  now: string,
): Promise<StoredSubscription> {
  const after = await changeAtPaypal(
    subscription,
    { verb: 'cancel', from: ['ACTIVE', 'SUSPENDED'], note },
    now,
  )
  if (!atOnce || after.status === 'cancelled') return after
  const named = { userId: after.userId, subscriptionId: after.id }
  const over = { status: 'cancelled', cancelAtPeriodEnd: false, endedAt: now } as const
  return (await mirrorSubscription({ ...named, ours: over }, now)) ?? after
}
