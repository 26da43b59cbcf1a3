import { type BillingAccount, changeBillingAccount } from '#core/billing/billing-accounts.ts'
import { stripeCustomerOf } from '#core/billing/stripe-customer.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { findPlan } from '#core/plans/find-plan.ts'
import type { StoredPlan } from '#core/plans/plans.ts'
import { refuseUnverified } from '#core/plans/refuse-unverified.ts'
import type { StoredUser } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import type { createSubscription as contract, SubscriptionAnswer } from '#shared/subscriptions/contract.ts'
import { discardAttempt } from './discard-attempt.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { paymentStepOf } from './payment-step.ts'
import { startStripeSubscription } from './start-stripe-subscription.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

const alreadySubscribed = () =>
  new AppError(
    'conflict',
    'already_subscribed',
    'You already have a subscription. Change its plan instead of starting another one.',
  )

export const inProgress = () =>
  new AppError(
    'conflict',
    'subscription_in_progress',
    'Your subscription is being started already, perhaps in another tab. Wait a moment and look again.',
  )

/**
 * Begins a subscription: first the member’s one place for a live subscription is taken, then the provider is asked,
 * under keys made of our own id. Whoever comes again for the same plan goes on with what was begun; for another plan
 * that is given up first.
 */
export async function createSubscription({
  actor: { user },
  body: { planId, billingPeriod, provider },
  now,
}: ApiRequest<typeof contract>): Promise<SubscriptionAnswer> {
  const plan = await findPlan(planId, billingPeriod)
  if (plan.priceCents === 0)
    throw new AppError('unprocessable', 'plan_free', 'This plan is free; there is nothing to subscribe to.')
  refuseUnverified(user, plan.type)
  if (provider === 'paypal')
    throw new AppError('unavailable', 'paypal_not_configured', 'PayPal is not configured')
  const { account, subscription } = await liveSubscriptionOf(user.id)
  if (subscription && subscription.status !== 'incomplete') throw alreadySubscribed()
  if (subscription && subscription.planId === plan.id) return goOn(user, plan, subscription, now)
  if (subscription) {
    await discardAttempt(user.id, subscription, now)
    const cleared = await liveSubscriptionOf(user.id)
    if (cleared.subscription) throw inProgress()
    return goOn(user, plan, await begin(cleared.account, user, plan, now), now)
  }
  return goOn(user, plan, await begin(account, user, plan, now), now)
}

/** Takes the place. Of two at once one is refused by the version of the account. */
async function begin(
  account: BillingAccount,
  user: StoredUser,
  plan: StoredPlan,
  now: string,
): Promise<StoredSubscription> {
  const begun: StoredSubscription = {
    id: newId('sub', now),
    userId: user.id,
    planId: plan.id,
    planName: plan.name,
    planType: plan.type,
    billingPeriod: plan.billingPeriod,
    priceCents: plan.priceCents,
    currency: 'USD',
    status: 'incomplete',
    paymentProvider: 'stripe',
    currentPeriodStartAt: now,
    currentPeriodEndAt: now,
    cancelAtPeriodEnd: false,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  try {
    await commit(
      changeBillingAccount(account, { liveSubscriptionId: begun.id }),
      subscriptions.put(begun, { absent: true }),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'version_conflict') throw inProgress()
    throw error
  }
  return begun
}

async function goOn(
  user: StoredUser,
  plan: StoredPlan,
  begun: StoredSubscription,
  now: string,
): Promise<SubscriptionAnswer> {
  const customer = await stripeCustomerOf(user)
  const subscription = await startStripeSubscription({ customer, plan, begun }, now)
  const payment = await paymentStepOf(subscription)
  return { subscription, ...(payment && { payment }) }
}
