import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { dropPendingUpgrade } from '#core/billing/subscriptions/manual/drop-pending-upgrade.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { changeAtPaypal } from '#core/billing/subscriptions/paypal/change-at-paypal.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { billingAccountOf, changeBillingAccount } from './billing-accounts.ts'

/**
 * Stops all charges first: the subscription ends at its provider, and then the provider forgets its customer and the
 * cards. Then the member’s books are closed. Safe to repeat until it is done.
 */
export async function endBilling(userId: string, now: string): Promise<void> {
  await endCharges(userId, now)
  await closeBooks(userId, now)
}

async function endCharges(userId: string, now: string): Promise<void> {
  const {
    account: { stripeCustomerId, closedAt },
    subscription,
  } = await liveSubscriptionOf(userId)
  if (closedAt) return
  if (subscription?.paypal)
    await changeAtPaypal(
      subscription,
      { verb: 'cancel', from: ['ACTIVE', 'SUSPENDED', 'APPROVAL_PENDING'], note: 'The account was deleted' },
      now,
    )
  if (subscription) await dropPendingUpgrade(subscription, now)
  if (!stripeCustomerId) return
  const stripe = await stripeClient()
  const atStripe = subscription?.stripe?.subscriptionId
  if (subscription && atStripe) {
    await unlessGone(() => stripe.subscriptions.cancel(atStripe, { prorate: false }))
    await mirrorSubscription({ userId, subscriptionId: subscription.id }, now)
  }
  await unlessGone(() => stripe.customers.del(stripeCustomerId))
}

/** Events about the end of the subscription must not write anything after the erasure. */
function closeBooks(userId: string, now: string): Promise<void> {
  return untilUnchanged(async () => {
    const account = await billingAccountOf(userId)
    if (account.version > 0 && !account.closedAt)
      await commit(changeBillingAccount(account, { closedAt: now }))
  })
}

async function unlessGone(call: () => Promise<unknown>): Promise<void> {
  await providerCall(call).catch((error: unknown) => {
    if (stripeCode(error) !== 'resource_missing') throw error
  })
}
