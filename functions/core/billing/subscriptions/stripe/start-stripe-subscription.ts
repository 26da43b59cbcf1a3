import type { StoredPlan } from '#core/billing/plans/plans.ts'
import type { StoredPromoCode } from '#core/billing/promo-codes/promo-codes.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'

type Start = {
  customer: string
  plan: StoredPlan
  begun: StoredSubscription
  promo: StoredPromoCode | undefined
}

/**
 * Makes the subscription at the card provider, unpaid, once: our id is the key under which it is made. One that lost its
 * place meanwhile comes back ended, here and there; undefined when the whole account is closed, where it is ended, too.
 */
export async function startStripeSubscription(
  start: Start,
  now: string,
): Promise<StoredSubscription | undefined> {
  const { id: subscriptionId, userId, stripe: known } = start.begun
  // The key is forgotten after a day.
  const providerId = known?.subscriptionId ?? (await make(start))
  const mirrored = await mirrorSubscription({ userId, subscriptionId, providerId }, now)
  if (!mirrored) await end(providerId)
  return mirrored
}

/** A subscription made for an account that was closed meanwhile has no row by which anyone would end it later. */
async function end(providerId: string): Promise<void> {
  const stripe = await stripeClient()
  await providerCall(() => stripe.subscriptions.cancel(providerId)).catch((error: unknown) => {
    if (!(error instanceof NoLongerPossible)) throw error
  })
}

async function make({ customer, plan, begun, promo }: Start): Promise<string> {
  const { id: subscriptionId, userId } = begun
  const price = plan.stripe?.priceId
  if (!price) throw new Error(`The plan ${plan.id} has no price at the card provider.`)
  const stripe = await stripeClient()
  const { id } = await providerCall(() =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        ...(promo?.stripe && { discounts: [{ promotion_code: promo.stripe.promotionCodeId }] }),
        ...(begun.taxPlace && { automatic_tax: { enabled: true } }),
        billing_mode: { type: 'flexible' },
        metadata: { user_id: userId, subscription_id: subscriptionId },
      },
      { idempotencyKey: `${subscriptionId}-create` },
    ),
  )
  return id
}
