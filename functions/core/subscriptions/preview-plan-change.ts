import type Stripe from 'stripe'
import { inPresentState } from '#core/billing/in-present-state.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { totalTaxOf } from '#core/invoices/total-tax.ts'
import { providerCall } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { newId } from '#shared/ids.ts'
import type { previewPlanChange as contract, PlanChangePreview } from '#shared/subscriptions/contract.ts'
import { daysRemaining, prorationDescription } from '#shared/subscriptions/proration.ts'
import { addTime } from '#shared/time/add-time.ts'
import { mirrorLiveSubscription } from './mirror-live-subscription.ts'
import { type PlanChange, planChangeOf } from './plan-change.ts'
import { planChangePreviews, type StoredPreview } from './plan-change-previews.ts'
import { previewInvoice } from './preview-invoice.ts'
import { stripeIdOf } from './stripe-id-of.ts'

/** What a change of plan costs and when it takes effect, kept so that exactly this can be confirmed. */
export const previewPlanChange = inPresentState(mirrorLiveSubscription, previewChange)

const minutesValid = 15

async function previewChange({
  actor: { user },
  body,
  now,
}: ApiRequest<typeof contract>): Promise<PlanChangePreview> {
  const change = await planChangeOf(user, body)
  const { subscription, plan, direction } = change
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(stripeIdOf(subscription)))
  const effective = direction === 'upgrade' && !isExtended(theirs) ? 'now' : 'period_end'
  const days = daysRemaining(subscription.currentPeriodEndAt, now)
  const prorationDate = Math.max(
    Math.floor(Date.parse(now) / 1000),
    theirs.items.data[0]?.current_period_start ?? 0,
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
    ...(effective === 'now' ? await costOf(change, prorationDate) : { amountDueCents: 0, lines: [] }),
    expiresAt: addTime(now, { minutes: minutesValid }),
    version: 1,
  }
  await commit(planChangePreviews.derive(preview))
  return preview
}

/** The days that a pause has moved are free of charge at the provider: an upgrade in them would cost nothing. */
const isExtended = ({ status }: Stripe.Subscription) => status === 'trialing'

async function costOf({ customer, subscription, plan }: PlanChange, prorationDate: number) {
  const priceId = plan.stripe?.priceId
  if (!priceId) throw new Error(`The plan ${plan.id} has no price at the card provider.`)
  const invoice = await previewInvoice({ customer, subscription, priceId, prorationDate })
  const taxCents = totalTaxOf(invoice)
  const { amount_due: amountDueCents, total, lines } = invoice
  const creditCents = total - amountDueCents
  return {
    amountDueCents,
    ...(taxCents !== 0 && { taxCents }),
    ...(creditCents !== 0 && { creditCents }),
    lines: lines.data.map(({ description, amount }) => ({
      description: description ?? '',
      amountCents: amount,
    })),
  }
}
