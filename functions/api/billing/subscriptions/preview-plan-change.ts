import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { priceManualChange } from '#core/billing/subscriptions/manual/price-manual-change.ts'
import { mirrorLiveSubscription } from '#core/billing/subscriptions/mirror-live-subscription.ts'
import { type PlanChange, planChangeOf } from '#core/billing/subscriptions/plan-change.ts'
import { planChangePreviews, type StoredPreview } from '#core/billing/subscriptions/plan-change-previews.ts'
import { priceStripeChange } from '#core/billing/subscriptions/stripe/price-stripe-change.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import {
  previewPlanChange as contract,
  type PlanChangePreview,
} from '#shared/billing/subscriptions/contract.ts'
import { daysRemaining, prorationDescription } from '#shared/billing/subscriptions/proration.ts'
import type { PaymentProviderName } from '#shared/billing/subscriptions/subscription.ts'
import { takesEffect } from '#shared/billing/subscriptions/takes-effect.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** The price of a change of plan and when it takes effect, kept so that exactly this can be confirmed. */
export const previewPlanChange = inPresentState(mirrorLiveSubscription, previewChange)

const minutesValid = 15

async function previewChange({
  actor: { user },
  body,
  now,
}: ApiRequest<typeof contract>): Promise<PlanChangePreview> {
  const change = await planChangeOf(user, body, now)
  const { subscription, plan, direction } = change
  const days = daysRemaining(subscription.currentPeriodEndAt, now)
  const { effective, prorationDate, ...cost } = await pricesOf[subscription.paymentProvider](
    { user, change, days },
    now,
  )
  const preview: StoredPreview = {
    id: newId('prv', now),
    userId: user.id,
    subscriptionId: subscription.id,
    fromPlanId: subscription.planId,
    periodEndAt: subscription.currentPeriodEndAt,
    planId: plan.id,
    planName: plan.name,
    billingPeriod: plan.billingPeriod,
    priceCents: plan.priceCents,
    priceId: plan.stripe?.priceId,
    direction,
    effective,
    effectiveAt: effective === 'now' ? now : subscription.currentPeriodEndAt,
    daysRemaining: days,
    description: prorationDescription(days),
    prorationDate,
    ...cost,
    expiresAt: addTime(now, { minutes: minutesValid }),
    version: 1,
  }
  await commit(planChangePreviews.derive(preview))
  return preview
}

type Asked = { user: StoredUser; change: PlanChange; days: number }
type Price = Pick<
  StoredPreview,
  'effective' | 'prorationDate' | 'chargeCents' | 'amountDueCents' | 'taxCents' | 'creditCents' | 'lines'
>

const nothingDue = { amountDueCents: 0, lines: [] }
const secondOf = (now: string) => Math.floor(Date.parse(now) / 1000)

/** The biller of a subscription works out what a change costs. PayPal collects the new price at its next billing date. */
const pricesOf: Record<PaymentProviderName, (asked: Asked, now: string) => Promise<Price>> = {
  stripe: ({ change }, now) => priceStripeChange(change, now),
  async manual({ user, change, days }, now) {
    const effective = takesEffect(change.subscription, change.plan, change.direction)
    const cost = effective === 'now' ? await priceManualChange(user, change, days, now) : nothingDue
    return { effective, prorationDate: secondOf(now), ...cost }
  },
  async paypal({ change }, now) {
    const effective = takesEffect(change.subscription, change.plan, change.direction)
    return { effective, prorationDate: secondOf(now), ...nothingDue }
  },
}

export const handler = endpoint(contract, previewPlanChange)
