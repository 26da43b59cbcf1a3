import type Stripe from 'stripe'
import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import { planOfPrice } from '#core/billing/plans/plan-of-price.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { instant } from '#core/billing/stripe/instant.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { cancellationReasonOf } from '#core/billing/subscriptions/cancellation-feedback.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { SubscriptionStatus } from '#shared/billing/subscriptions/subscription.ts'
import { isHeld } from './held-invoice.ts'
import { readDiscount } from './read-discount.ts'

const statuses: Partial<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'cancelled',
  // A resumed subscription gets the days of its pause as a trial: it is paid, and counts as such.
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'cancelled',
}

/** Our subscription according to the provider’s, given ours as it was read before. */
export async function readStripeSubscription(
  ours: StoredSubscription,
  theirs: Stripe.Subscription,
): Promise<StoredSubscription> {
  const item = theirs.items.data[0]
  if (!item) throw new Error(`The subscription ${theirs.id} has no item.`)
  const plan = await planOfPrice(item.price.id, item.price.metadata.plan_id)
  if (!plan) throw new Error(`The price ${item.price.id} belongs to no plan.`)
  const schedule = typeof theirs.schedule === 'object' ? theirs.schedule : null
  const status = statuses[theirs.status]
  if (!status) throw new Error(`The status ${theirs.status} of ${theirs.id} is unknown.`)
  const {
    resume_at: resumeAt,
    resume_until: until,
    resumed_at: resumedAt,
    pause_ms: pauseMs,
  } = theirs.metadata
  const pausedAt = theirs.status === 'paused' ? theirs.status_details?.paused?.transitioned_at : undefined
  return {
    ...ours,
    planId: plan.id,
    planName: plan.name,
    planType: plan.type,
    billingPeriod: plan.billingPeriod,
    priceCents: item.price.unit_amount ?? plan.priceCents,
    status,
    currentPeriodStartAt: instant(item.current_period_start),
    // A pause that has ended moves the period, even while Stripe does not know yet.
    currentPeriodEndAt: instant(Math.max(item.current_period_end, pausedAt ? 0 : Number(until ?? 0))),
    cancelAtPeriodEnd: theirs.cancel_at_period_end,
    cancelledAt: theirs.canceled_at ? instant(theirs.canceled_at) : undefined,
    cancellationReason:
      theirs.canceled_at || theirs.cancel_at_period_end
        ? (cancellationReasonOf(theirs) ?? ours.cancellationReason)
        : undefined,
    endedAt: theirs.ended_at ? instant(theirs.ended_at) : undefined,
    scheduledPlan: status === 'cancelled' ? undefined : await scheduledPlanOf(schedule, plan.id),
    ...readDiscount(theirs),
    taxation: taxationOf(theirs),
    pausedAt: pausedAt ? instant(pausedAt) : undefined,
    resumeAt: pausedAt && resumeAt ? resumeAt : undefined,
    originalPeriodEndAt: pausedAt ? instant(item.current_period_end) : ours.originalPeriodEndAt,
    resumedAt: resumedAt || undefined,
    pauseDurationMs: pauseMs ? Number(pauseMs) : undefined,
    stripe: {
      subscriptionId: theirs.id,
      itemId: item.id,
      latestInvoiceId: idOf(theirs.latest_invoice),
      scheduleId: schedule?.id,
    },
  }
}

function taxationOf({ automatic_tax: tax, latest_invoice: invoice }: Stripe.Subscription) {
  const latest = invoice && typeof invoice === 'object' ? invoice : undefined
  if (tax.disabled_reason === 'requires_location_inputs' || (latest && isHeld(latest)))
    return 'place_unknown' as const
  if (!tax.enabled) return undefined
  return latest && totalTaxOf(latest) > 0 ? ('added' as const) : ('none' as const)
}

/** The plan of a phase to come, where it is another one. */
async function scheduledPlanOf(schedule: Stripe.SubscriptionSchedule | null, planId: string) {
  const current = schedule?.current_phase
  if (!schedule || !current) return undefined
  const next = schedule.phases.find(({ start_date }) => start_date >= current.end_date)
  const priceId = idOf(next?.items[0]?.price)
  const plan = priceId ? await planAtPrice(priceId) : undefined
  if (!next || !plan || plan.id === planId) return undefined
  return { planId: plan.id, planName: plan.name, priceCents: plan.priceCents, at: instant(next.start_date) }
}

/** The plan for what the price is: one that was chosen before the plan got another price stays as it was chosen. */
async function planAtPrice(priceId: string) {
  const sold = await planOfPrice(priceId, undefined)
  if (sold) return sold
  const stripe = await stripeClient()
  const { metadata, unit_amount } = await providerCall(() => stripe.prices.retrieve(priceId))
  const plan = await planOfPrice(priceId, metadata.plan_id)
  return plan && { ...plan, priceCents: unit_amount ?? plan.priceCents }
}
