import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import type { Noted } from '#core/billing/subscriptions/mirror-subscription.ts'
import type { PlanChange } from '#core/billing/subscriptions/plan-change.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { clearTheWay } from './clear-the-way.ts'
import { stripeIdOf } from './stripe-id-of.ts'

/** Makes another plan count at once without a charge: the card provider bills its price from the next period on. */
export async function replacePrice(
  { subscription, plan }: Pick<PlanChange, 'subscription' | 'plan'>,
  key: string,
  now: string,
  noted: Noted,
): Promise<StoredSubscription> {
  const id = stripeIdOf(subscription)
  const price = plan.stripe?.priceId
  if (!price) throw new Error(`The plan ${plan.id} has no price at the card provider.`)
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(id))
  const [item] = theirs.items.data
  if (!item) throw new Error(`The subscription ${id} has no item.`)
  await clearTheWay(stripe, theirs)
  if (item.price.id !== price)
    await providerCall(() =>
      stripe.subscriptions.update(
        id,
        { items: [{ id: item.id, price }], proration_behavior: 'none' },
        { idempotencyKey: `${key}-price` },
      ),
    )
  const named = { userId: subscription.userId, subscriptionId: subscription.id }
  return mirrorKnownSubscription({ ...named, ...noted }, now)
}
