import { billingAccountOf, changeBillingAccount } from '#core/billing/billing-accounts.ts'
import { commit } from '#core/db/commit.ts'
import { promoWrites } from '#core/promo-codes/promo-writes.ts'
import { providerCall, stripeCode } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { changeAtPaypal } from './change-at-paypal.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

/** Gives up a subscription that was never paid, at its provider first. One that was paid meanwhile stays. */
export async function discardAttempt(
  userId: string,
  attempt: StoredSubscription,
  now: string,
): Promise<StoredSubscription | undefined> {
  if (attempt.paymentProvider === 'paypal') return discardAtPaypal(userId, attempt, now)
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

/** How long an activation may be on its way. */
const activationMs = 5 * 60_000

/** PayPal cannot take back an approval; without being activated by us it charges nothing. */
async function discardAtPaypal(userId: string, attempt: StoredSubscription, now: string) {
  if (!attempt.paypal) return discardUnmade(userId, attempt, now)
  const fresh = await mirrorSubscription({ userId, subscriptionId: attempt.id }, now)
  if (fresh?.status !== 'incomplete' || !fresh.paypal) return fresh
  const { activatingAt } = fresh.paypal
  if (activatingAt && Date.parse(now) - Date.parse(activatingAt) < activationMs) return fresh
  const note = 'Given up before it was paid'
  const after = await changeAtPaypal(fresh, { verb: 'cancel', from: ['ACTIVE', 'SUSPENDED'], note }, now)
  return after.status === 'incomplete' ? discardUnmade(userId, after, now) : after
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
