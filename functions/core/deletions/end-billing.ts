import { providerCall, stripeCode } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { changeAtPaypal } from '#core/subscriptions/change-at-paypal.ts'
import { liveSubscriptionOf } from '#core/subscriptions/live-subscription.ts'
import { mirrorSubscription } from '#core/subscriptions/mirror-subscription.ts'

/**
 * First of all nothing is charged any more: the subscription ends at its provider, then the provider forgets its
 * customer, with the cards. May be repeated until it is done.
 */
export async function endBilling(userId: string, now: string): Promise<void> {
  const {
    account: { stripeCustomerId },
    subscription,
  } = await liveSubscriptionOf(userId)
  if (subscription?.paypal)
    await changeAtPaypal(
      subscription,
      { verb: 'cancel', from: ['ACTIVE', 'SUSPENDED', 'APPROVAL_PENDING'], note: 'The account was deleted' },
      now,
    )
  if (!stripeCustomerId) return
  const stripe = await stripeClient()
  const atStripe = subscription?.stripe?.subscriptionId
  if (subscription && atStripe) {
    await unlessGone(() => stripe.subscriptions.cancel(atStripe, { prorate: false }))
    await mirrorSubscription({ userId, subscriptionId: subscription.id }, now)
  }
  await unlessGone(() => stripe.customers.del(stripeCustomerId))
}

async function unlessGone(call: () => Promise<unknown>): Promise<void> {
  await providerCall(call).catch((error: unknown) => {
    if (stripeCode(error) !== 'resource_missing') throw error
  })
}
