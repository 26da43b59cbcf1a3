import { planNotFound } from '#core/billing/plans/find-plan.ts'
import { plans } from '#core/billing/plans/plans.ts'
import { promoFor } from '#core/billing/promo-codes/promo-for.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { checkPromoCode as contract } from '#shared/billing/promo-codes/contract.ts'
import { discountCents } from '#shared/billing/promo-codes/discount.ts'

/** Returns what a code takes off a plan for the caller, as the checkout will decide it. */
async function checkPromoCode({
  actor: { userId },
  body: { code, planId },
  now,
}: ApiRequest<typeof contract>) {
  const plan = await plans.get({ id: planId })
  if (!plan?.isActive) throw planNotFound()
  const { subscription } = await liveSubscriptionOf(userId)
  const attempt = subscription?.status === 'incomplete' ? subscription : undefined
  const promo = await promoFor({ code, planId, userId, attempt }, now)
  const off = discountCents(promo, plan.priceCents)
  const { type, value, description } = promo
  return { code: promo.code, type, value, description, discountCents: off, totalCents: plan.priceCents - off }
}

export const handler = endpoint(contract, checkPromoCode)
