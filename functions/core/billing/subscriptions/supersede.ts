import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { discardAttempt } from './discard-attempt.ts'
import { dropPendingUpgrade } from './manual/drop-pending-upgrade.ts'
import { endedManually } from './manual/ended-manually.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { endAtPaypal } from './paypal/end-at-paypal.ts'
import { endedAtOnceBy } from './paypal/paypal-notes.ts'
import { endAtStripe } from './stripe/end-at-stripe.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

/**
 * Ends a subscription whose place another one takes, at its provider first. The member is notified only of
 * the new one.
 */
export async function supersede(old: StoredSubscription, reason: string, now: string): Promise<void> {
  const named = { userId: old.userId, subscriptionId: old.id }
  if (old.status === 'incomplete') {
    await discardAttempt(old.userId, old, now)
    return
  }
  await untilUnchanged(async () => {
    const before = await subscriptions.get(old, { consistent: true })
    if (!before) return
    await commit(
      subscriptions.put(
        { ...before, supersededAt: now, version: before.version + 1 },
        { version: before.version },
      ),
    )
  })
  await dropPendingUpgrade(old, now)
  const { paymentProvider } = old
  if (paymentProvider === 'stripe') await endAtStripe(old, { details: { comment: reason }, atOnce: true })
  if (paymentProvider === 'paypal') await endAtPaypal(old, { note: endedAtOnceBy(reason), atOnce: true }, now)
  const over =
    paymentProvider === 'manual' ? { ...endedManually(now), cancelledAt: now, cancelAtPeriodEnd: false } : {}
  await mirrorSubscription({ ...named, ours: { ...over, cancellationReason: reason } }, now)
}
