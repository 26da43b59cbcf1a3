import { isDeepStrictEqual } from 'node:util'
import { type BillingAccount, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { taxPlaceOf } from '#core/billing/billing/tax-place.ts'
import { refuseUnknownPlace } from '#core/billing/billing/unknown-place.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { requireActive } from '#core/billing/payment-settings/require-active.ts'
import { findPlan } from '#core/billing/plans/find-plan.ts'
import type { StoredPlan } from '#core/billing/plans/plans.ts'
import { refuseUnverified } from '#core/billing/plans/refuse-unverified.ts'
import type { StoredPromoCode } from '#core/billing/promo-codes/promo-codes.ts'
import { promoFor } from '#core/billing/promo-codes/promo-for.ts'
import { promoRedemptions } from '#core/billing/promo-codes/promo-redemptions.ts'
import { reservePromo } from '#core/billing/promo-codes/redeem-promo.ts'
import { syncStripePromo } from '#core/billing/promo-codes/sync-stripe-promo.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { discardAttempt } from '#core/billing/subscriptions/discard-attempt.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { paymentStepOf } from '#core/billing/subscriptions/payment-step.ts'
import { startPaypalSubscription } from '#core/billing/subscriptions/paypal/start-paypal-subscription.ts'
import { planFree } from '#core/billing/subscriptions/plan-free.ts'
import { startStripeSubscription } from '#core/billing/subscriptions/stripe/start-stripe-subscription.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import {
  createSubscription as contract,
  type SubscriptionAnswer,
} from '#shared/billing/subscriptions/contract.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

type Order = {
  user: StoredUser
  plan: StoredPlan
  provider: 'stripe' | 'paypal'
  promo: StoredPromoCode | undefined
  taxPlace: BillingAddress | undefined
}

const alreadySubscribed = () =>
  new AppError(
    'conflict',
    'already_subscribed',
    'You already have a subscription. Change its plan instead of starting another one.',
  )

const priceChanged = ({ priceCents }: StoredPlan) =>
  new AppError(
    'conflict',
    'price_changed',
    `This plan costs ${dollars(priceCents)} now. Check the price, then try again.`,
  )

const inProgress = () =>
  new AppError(
    'conflict',
    'subscription_in_progress',
    'Your subscription is already being started, perhaps in another tab. Wait a moment and check again.',
  )

/**
 * Starts a subscription: it takes the member’s one place for a live subscription first, then asks the provider, under
 * keys made of our own id. The same order again, with the same plan, price and code, continues what was started; any
 * other order discards that first.
 */
export async function createSubscription({
  actor: { user },
  body: { planId, billingPeriod, provider, promoCode, shownPriceCents },
  now,
}: ApiRequest<typeof contract>): Promise<SubscriptionAnswer> {
  const plan = await findPlan(planId, billingPeriod)
  if (plan.priceCents === 0) throw planFree()
  refuseUnverified(user, plan.type)
  if (shownPriceCents !== undefined && shownPriceCents !== plan.priceCents) throw priceChanged(plan)
  await requireActive(provider)
  if (provider === 'paypal' && promoCode) throw noPromoAtPaypal()
  const { account, subscription: attempt } = await liveSubscriptionOf(user.id)
  if (attempt && attempt.status !== 'incomplete') throw alreadySubscribed()
  const taxPlace = provider === 'stripe' ? await taxPlaceOf(account) : undefined
  const wish = { planId: plan.id, userId: user.id, attempt }
  const promo = promoCode ? await promoFor({ ...wish, code: promoCode }, now) : undefined
  const order = {
    user,
    plan,
    provider,
    taxPlace,
    promo: promo && (await syncStripePromo(await stripeClient(), promo, (await readPaymentSettings()).mode)),
  }
  if (attempt) {
    const same =
      attempt.planId === plan.id &&
      attempt.priceCents === plan.priceCents &&
      attempt.paymentProvider === provider &&
      attempt.promoCodeId === promo?.id &&
      isDeepStrictEqual(attempt.taxPlace, taxPlace)
    const answer = same && (await holds(attempt, now)) ? await goOn(order, attempt, now) : undefined
    if (answer) return answer
    await giveUp(attempt, now)
  }
  const begun = await begin(attempt ? await clearedAccountOf(user.id) : account, order, now)
  const answer = await goOn(order, begun, now)
  if (!answer) throw inProgress()
  return answer
}

/** When two calls give up the same attempt at the same time, only one goes on. */
async function giveUp(attempt: StoredSubscription, now: string): Promise<void> {
  await discardAttempt(attempt.userId, attempt, now).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'version_conflict' ? inProgress() : error
  })
}

/** Someone else may have taken the place, or the subscription to give up may have been paid. */
async function clearedAccountOf(userId: string): Promise<BillingAccount> {
  const { account, subscription } = await liveSubscriptionOf(userId)
  if (subscription) throw subscription.status === 'incomplete' ? inProgress() : alreadySubscribed()
  return account
}

/** Tells whether the code is still reserved for the started checkout. */
async function holds({ userId, promoCodeId: promoId }: StoredSubscription, now: string): Promise<boolean> {
  if (!promoId) return true
  const redemption = await promoRedemptions.get({ userId, promoId }, { consistent: true })
  return redemption?.state === 'reserved' && now < redemption.reservedUntil
}

const noPromoAtPaypal = () =>
  new AppError(
    'unprocessable',
    'promo_plan',
    'You cannot use promo codes with PayPal. Pay by card, or remove the code.',
  )

/**
 * Takes the place. The version of the account refuses one of two simultaneous calls; other news of the member, which
 * also changes the account, must not refuse anyone.
 */
async function begin(account: BillingAccount, order: Order, now: string): Promise<StoredSubscription> {
  const { user, plan, provider, promo, taxPlace } = order
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
    paymentProvider: provider,
    currentPeriodStartAt: now,
    currentPeriodEndAt: now,
    cancelAtPeriodEnd: false,
    ...(promo && { promoCodeId: promo.id }),
    ...(taxPlace && { taxPlace }),
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  const use = { userId: user.id, subscriptionId: begun.id }
  const reserved = promo ? await reservePromo({ ...use, promo }, now) : []
  try {
    await commit(
      ...reserved,
      changeBillingAccount(account, { liveSubscriptionId: begun.id }),
      subscriptions.put(begun, { absent: true }),
    )
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    if (promo && code === 'promo_limit') {
      // It has no uses left, or an administrator has changed or ended it since it was read.
      const wish = { code: promo.code, planId: plan.id, userId: user.id, attempt: undefined }
      return begin(account, { ...order, promo: await promoFor(wish, now) }, now)
    }
    if (code !== 'version_conflict') throw error
    const changed = await liveSubscriptionOf(user.id)
    if (changed.subscription || !isSamePayer(changed.account, account)) throw inProgress()
    return begin(changed.account, order, now)
  }
  return begun
}

/** True if the request would be made the same way today, including the place where taxes are due. */
const isSamePayer = (now: BillingAccount, before: BillingAccount) =>
  !now.closedAt && isDeepStrictEqual(now.billingAddress, before.billingAddress)

/** The amount to pay for it; undefined when it is over, because another one has taken its place or it lapsed. */
async function goOn(
  { user, plan, promo }: Order,
  begun: StoredSubscription,
  now: string,
): Promise<SubscriptionAnswer | undefined> {
  if (begun.paymentProvider === 'paypal') return startPaypalSubscription(plan, begun, now)
  const customer = await stripeCustomerOf(user)
  const subscription = await refuseUnknownPlace(
    startStripeSubscription({ customer, plan, begun, promo }, now),
  ).catch(async (error: unknown) => {
    // Asked again under the same key, the provider would only repeat itself.
    if (error instanceof AppError && error.code === 'billing_address_unknown')
      await discardAttempt(user.id, begun, now)
    throw error
  })
  if (!subscription || !isLive(subscription)) return undefined
  const payment = await paymentStepOf(subscription)
  return { subscription, ...(payment && { payment }) }
}

export const handler = endpoint(contract, createSubscription)
