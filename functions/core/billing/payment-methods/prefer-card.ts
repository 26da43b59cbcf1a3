import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'

/**
 * Makes a card the one that is charged from now on: for the customer, and for the subscription, whose own card would
 * go before the customer’s. `key` is of this one request, since a member may go to and fro between two cards.
 */
export async function preferCard(userId: string, providerMethodId: string, key: string): Promise<void> {
  const { stripeCustomerId } = await billingAccountOf(userId)
  if (!stripeCustomerId) return
  const { subscription } = await liveSubscriptionOf(userId)
  const subscriptionId =
    subscription?.status === 'incomplete' ? undefined : subscription?.stripe?.subscriptionId
  const stripe = await stripeClient()
  await providerCall(() =>
    stripe.customers.update(
      stripeCustomerId,
      { invoice_settings: { default_payment_method: providerMethodId } },
      { idempotencyKey: `${key}-customer` },
    ),
  )
  if (subscriptionId)
    await providerCall(() =>
      stripe.subscriptions.update(
        subscriptionId,
        { default_payment_method: providerMethodId },
        { idempotencyKey: `${key}-subscription` },
      ),
    ).catch((error: unknown) => {
      // It has ended in the meantime and no longer charges a card.
      if (!(error instanceof NoLongerPossible)) throw error
    })
}
