import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { endManualWithPeriod } from '#core/billing/subscriptions/manual/end-manual-with-period.ts'
import { upgradeManualPlan } from '#core/billing/subscriptions/manual/upgrade-manual-plan.ts'
import { mirrorLiveSubscription } from '#core/billing/subscriptions/mirror-live-subscription.ts'
import { changePaypalPlan } from '#core/billing/subscriptions/paypal/change-paypal-plan.ts'
import { endAtPaypal } from '#core/billing/subscriptions/paypal/end-at-paypal.ts'
import { endNote } from '#core/billing/subscriptions/paypal/paypal-notes.ts'
import { type PlanChange, planChangeOf } from '#core/billing/subscriptions/plan-change.ts'
import { planChangePreviews, type StoredPreview } from '#core/billing/subscriptions/plan-change-previews.ts'
import { previewChanged, previewExpired } from '#core/billing/subscriptions/preview-refusal.ts'
import { changeAtPeriodEnd } from '#core/billing/subscriptions/stripe/change-at-period-end.ts'
import { upgradeNow } from '#core/billing/subscriptions/stripe/upgrade-now.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import {
  updateSubscription as contract,
  type SubscriptionAnswer,
} from '#shared/billing/subscriptions/contract.ts'
import type { PaymentProviderName } from '#shared/billing/subscriptions/subscription.ts'

/** Makes the change that was shown, and no other one. A repeat returns the present state. */
export const updateSubscription = inPresentState(mirrorLiveSubscription, changePlan)

async function changePlan({
  actor: { user },
  body,
  now,
}: ApiRequest<typeof contract>): Promise<SubscriptionAnswer> {
  const preview = await planChangePreviews.get({ userId: user.id }, { consistent: true })
  const shown =
    preview?.id === body.previewId &&
    preview.planId === body.planId &&
    preview.billingPeriod === body.billingPeriod
  if (!preview || !shown || now >= preview.expiresAt) throw previewExpired()
  const { subscription } = await liveSubscriptionOf(user.id)
  if (subscription && isMade(preview, subscription)) return { subscription }
  const change = await planChangeOf(user, body, now)
  if (differs(preview, change)) throw previewChanged()
  return changes[change.subscription.paymentProvider]({ user, change, preview }, now)
}

type Confirmed = { user: StoredUser; change: PlanChange; preview: StoredPreview }
type Change = (confirmed: Confirmed, now: string) => Promise<SubscriptionAnswer>

/** The way a change is made depends on the provider that bills the subscription. */
const changes: Record<PaymentProviderName, Change> = {
  async stripe({ change, preview }, now) {
    if (preview.effective === 'now') return upgradeNow(change, preview, now)
    const key = `${preview.id}-${change.subscription.version}`
    return { subscription: await changeAtPeriodEnd(change, key, now) }
  },
  async manual({ user, change, preview }, now) {
    if (preview.effective === 'now') return upgradeManualPlan(user, change, preview, now)
    return { subscription: await endManualWithPeriod(change.subscription, now) }
  },
  async paypal({ change, preview }, now) {
    const { subscription, plan } = change
    if (plan.priceCents > 0) return changePaypalPlan(change, preview, now)
    const note = endNote({ reason: 'other', comment: `Changed to ${plan.name}`, atOnce: false })
    return { subscription: await endAtPaypal(subscription, { note, atOnce: false }, now) }
  },
}

function isMade(preview: StoredPreview, subscription: StoredSubscription): boolean {
  if (subscription.id !== preview.subscriptionId) return false
  if (preview.effective === 'now') return subscription.planId === preview.planId
  if (preview.priceCents === 0) return subscription.cancelAtPeriodEnd
  return subscription.scheduledPlan?.planId === preview.planId
}

/** True if anything the preview was calculated from has changed. */
const differs = (preview: StoredPreview, { subscription, plan, direction }: PlanChange) =>
  subscription.id !== preview.subscriptionId ||
  subscription.planId !== preview.fromPlanId ||
  subscription.currentPeriodEndAt !== preview.periodEndAt ||
  plan.priceCents !== preview.priceCents ||
  plan.stripe?.priceId !== preview.priceId ||
  direction !== preview.direction

export const handler = endpoint(contract, updateSubscription)
