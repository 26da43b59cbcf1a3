import type Stripe from 'stripe'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import type { Noted } from '#core/billing/subscriptions/mirror-subscription.ts'
import type { PlanChange } from '#core/billing/subscriptions/plan-change.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { clearTheWay, dropPendingUpdate } from './clear-the-way.ts'
import { stripeIdOf } from './stripe-id-of.ts'

const intervalOf: Record<BillingPeriod, 'month' | 'year'> = { monthly: 'month', yearly: 'year' }

/** Lets the period that is paid run out on the present plan; the free plan follows by the subscription’s end. */
export async function changeAtPeriodEnd(
  { subscription, plan }: Pick<PlanChange, 'subscription' | 'plan'>,
  key: string,
  now: string,
  noted: Noted = {},
): Promise<StoredSubscription> {
  const id = stripeIdOf(subscription)
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(id))
  const price = plan.stripe?.priceId
  if (plan.priceCents === 0) {
    await clearTheWay(stripe, theirs)
    await providerCall(() =>
      stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: `${key}-end` }),
    )
  } else if (price) {
    await dropPendingUpdate(stripe, theirs)
    await schedule(stripe, theirs, { price, every: intervalOf[plan.billingPeriod], key })
  } else throw new Error(`The plan ${plan.id} has no price at the card provider.`)
  const named = { userId: subscription.userId, subscriptionId: subscription.id }
  return mirrorKnownSubscription({ ...named, ...noted }, now)
}

type Next = { price: string; every: 'month' | 'year'; key: string }

/** Two phases: the present one to its end, then the other plan, which renews by itself. */
async function schedule(
  stripe: Stripe,
  theirs: Stripe.Subscription,
  { price, every, key }: Next,
): Promise<void> {
  const { id, items, trial_end: trialEnd, status } = theirs
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no item.`)
  const scheduleId =
    idOf(theirs.schedule) ??
    (
      await providerCall(() =>
        stripe.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey: `${key}-schedule` }),
      )
    ).id
  const discounts = theirs.discounts.flatMap((discount) => idOf(discount) ?? [])
  const kept = discounts.map((discount) => ({ discount }))
  await providerCall(() =>
    stripe.subscriptionSchedules.update(
      scheduleId,
      {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: item.current_period_start,
            end_date: item.current_period_end,
            // Left out, it would end the days that a pause has moved.
            ...(status === 'trialing' && trialEnd && { trial_end: trialEnd }),
            ...(kept.length > 0 && { discounts: kept }),
            proration_behavior: 'none',
          },
          {
            items: [{ price, quantity: 1 }],
            duration: { interval: every, interval_count: 1 },
            ...(kept.length > 0 && { discounts: kept }),
            proration_behavior: 'none',
          },
        ],
      },
      { idempotencyKey: `${key}-phases` },
    ),
  )
}
