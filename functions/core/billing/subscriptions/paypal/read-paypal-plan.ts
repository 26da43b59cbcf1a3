import type { PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import type { StoredPlan } from '#core/billing/plans/plans.ts'
import type { PaypalTerms, PlanTerms, StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { isUpgrade } from '#shared/billing/subscriptions/plan-options.ts'
import { takesEffect } from '#shared/billing/subscriptions/takes-effect.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const dayOf = (at: string) => at.slice(0, 10)
/** A renewal may be collected somewhat before its day. */
const slackDays = 2

export const isOver = ({ status }: PaypalSubscription) => status === 'CANCELLED' || status === 'EXPIRED'

/**
 * The plan of a subscription by what its payer has approved at PayPal. A higher membership counts from the approval on,
 * anything else from the next billing on, with which PayPal begins to collect the new price. Cancelled before that
 * first payment, the subscription is again of the plan that was paid for.
 */
export function readPaypalPlan(
  ours: StoredSubscription,
  theirs: PaypalSubscription,
  catalogue: readonly StoredPlan[],
): StoredSubscription {
  const known = ours.paypal?.planId ?? theirs.plan_id
  const paypal = { ...ours.paypal, subscriptionId: theirs.id, planId: known }
  const noted = { ...ours, paypal }
  const noticed = theirs.plan_id === known ? noted : approved(noted, theirs, catalogue)
  return billed(noticed, theirs)
}

/** True if only the catalog can tell what the payer has approved. */
export const isUnknownPlan = ({ paypal, pendingPlan }: StoredSubscription, theirs: PaypalSubscription) =>
  ![undefined, theirs.plan_id].includes(paypal?.planId) &&
  ![pendingPlan?.paypalPlanId, paypal?.agreed?.from.paypalPlanId].includes(theirs.plan_id)

export const termsOf = ({ planId, planName, planType, billingPeriod, priceCents }: PlanTerms): PlanTerms => ({
  planId,
  planName,
  planType,
  billingPeriod,
  priceCents,
})

type AtPaypal = StoredSubscription & {
  paypal: NonNullable<StoredSubscription['paypal']> & { planId: string }
}

function approved(
  ours: AtPaypal,
  theirs: PaypalSubscription,
  catalogue: readonly StoredPlan[],
): StoredSubscription {
  const { pendingPlan: pending, scheduledPlan: _, paidPlanName: __, ...rest } = ours
  const { agreed: before, ...paypal } = ours.paypal
  const from = { ...termsOf(ours), paypalPlanId: paypal.planId }
  const isPending = pending?.paypalPlanId === theirs.plan_id
  const to = isPending
    ? { ...termsOf(pending), paypalPlanId: theirs.plan_id }
    : soldAs(theirs.plan_id, before?.from, catalogue)
  if (!to) return ours
  const at = new Date(theirs.billing_info?.next_billing_time ?? ours.currentPeriodEndAt).toISOString()
  const paid = before?.paid ?? from
  const planId = theirs.plan_id
  if (to.paypalPlanId === paid.paypalPlanId) {
    // From one rhythm to another and back, PayPal counts from the billing that comes next.
    const moved = before && before.to.billingPeriod !== to.billingPeriod
    const cycle = moved ? { anchorAt: at, every: to.billingPeriod } : paypal.cycle
    return { ...rest, ...termsOf(to), paypal: { ...paypal, planId, ...(cycle && { cycle }) } }
  }
  const effective = isPending && pending.effective ? pending.effective : effectOf(ours, to, catalogue)
  const agreed = { to, from: before?.effective === 'period_end' ? before.from : from, paid, effective, at }
  const counts = effective === 'now' ? to : ours
  return {
    ...rest,
    ...termsOf(counts),
    paypal: { ...paypal, planId, agreed },
    ...(effective === 'period_end' && {
      scheduledPlan: { planId: to.planId, planName: to.planName, priceCents: to.priceCents, at },
    }),
    ...(counts.planType !== paid.planType && { paidPlanName: paid.planName }),
  }
}

function soldAs(
  paypalPlanId: string,
  before: PaypalTerms | undefined,
  catalogue: readonly StoredPlan[],
): PaypalTerms | undefined {
  if (before?.paypalPlanId === paypalPlanId) return before
  const plan = catalogue.find(({ paypal }) => paypal?.planId === paypalPlanId)
  if (!plan) return undefined
  const { id: planId, name: planName, type: planType, billingPeriod, priceCents } = plan
  return { planId, planName, planType, billingPeriod, priceCents, paypalPlanId }
}

function effectOf(
  ours: StoredSubscription,
  to: PaypalTerms,
  catalogue: readonly StoredPlan[],
): 'now' | 'period_end' {
  // Back to what the member has anyway.
  if (to.planId === ours.planId) return 'now'
  const [present, next] = [ours, to].map(({ planId }) => catalogue.find(({ id }) => id === planId))
  if (!present || !next) return 'period_end'
  return takesEffect(ours, next, isUpgrade(present, next) ? 'upgrade' : 'downgrade')
}

/** An agreed plan is simply the plan once its first payment was due; a subscription that ended before goes back. */
function billed(ours: StoredSubscription, theirs: PaypalSubscription): StoredSubscription {
  const { paypal, pendingPlan, scheduledPlan: _, paidPlanName: __, ...rest } = ours
  const agreed = paypal?.agreed
  const others = isOver(theirs) ? {} : { ...(pendingPlan && { pendingPlan }) }
  if (!paypal || !agreed) return isOver(theirs) ? { ...rest, ...(paypal && { paypal }) } : ours
  const { agreed: ___, ...known } = paypal
  const { last_payment: payment, next_billing_time: next } = theirs.billing_info ?? {}
  const due = dayOf(agreed.at)
  const turned =
    (next !== undefined && dayOf(next) > due) ||
    (payment !== undefined && dayOf(addTime(payment.time, { days: slackDays })) >= due)
  if (!turned) return isOver(theirs) ? { ...rest, ...termsOf(agreed.paid), paypal: known } : ours
  const every = paypal.cycle?.every ?? agreed.paid.billingPeriod
  const cycle =
    every === agreed.to.billingPeriod ? paypal.cycle : { anchorAt: agreed.at, every: agreed.to.billingPeriod }
  return { ...rest, ...others, ...termsOf(agreed.to), paypal: { ...known, ...(cycle && { cycle }) } }
}
