import { billingAccountOf, changeBillingAccount } from '#core/billing/billing-accounts.ts'
import { commit } from '#core/db/commit.ts'
import { promoWrites } from '#core/promo-codes/promo-writes.ts'
import { providerCall, stripeCode } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

/** Gives up a subscription that was never paid, at its provider first. One that was paid meanwhile stays. */
export async function discardAttempt(
  userId: string,
  attempt: StoredSubscription,
  now: string,
): Promise<StoredSubscription | undefined> {
  const providerId = attempt.stripe?.subscriptionId
  if (!providerId) return discardUnmade(userId, attempt, now)
  const fresh = await mirrorSubscription({ userId, subscriptionId: attempt.id }, now)
  if (fresh?.status !== 'incomplete') return fresh
  const stripe = await stripeClient()
  await providerCall(() => stripe.subscriptions.cancel(providerId)).catch((error: unknown) => {
    if (stripeCode(error) !== 'resource_missing') throw error
  })
  return mirrorSubscription({ userId, subscriptionId: attempt.id }, now)
}

/** The provider was never reached, or its answer was lost: what it may have made lapses there unpaid. */
async function discardUnmade(userId: string, attempt: StoredSubscription, now: string) {
  const account = await billingAccountOf(userId)
  const discarded: StoredSubscription = {
    ...attempt,
    status: 'cancelled',
    cancelledAt: now,
    updatedAt: now,
    version: attempt.version + 1,
  }
  await commit(
    subscriptions.put(discarded, { version: attempt.version }),
    ...(await promoWrites(attempt, discarded)),
    ...(account.liveSubscriptionId === attempt.id
      ? [changeBillingAccount(account, { liveSubscriptionId: undefined })]
      : []),
  )
  return discarded
}
