import { claimPlanChange } from '#core/billing/subscriptions/claim-plan-change.ts'
import type { PlanChange } from '#core/billing/subscriptions/plan-change.ts'
import type { StoredPreview } from '#core/billing/subscriptions/plan-change-previews.ts'
import type { SubscriptionAnswer } from '#shared/billing/subscriptions/contract.ts'
import { reviseAtPaypal } from './revise-at-paypal.ts'

/** A change that PayPal asks its payer about; the answer says where, as long as it waits for that. */
export async function changePaypalPlan(
  change: PlanChange,
  preview: StoredPreview,
  now: string,
): Promise<SubscriptionAnswer> {
  const paypalPlanId = change.plan.paypal?.planId
  if (!paypalPlanId) throw new Error(`The plan ${change.plan.id} is not at PayPal.`)
  const waiting = { waitsFor: 'approval', paypalPlanId, effective: preview.effective } as const
  const subscription = await reviseAtPaypal(await claimPlanChange(change, preview, waiting, now), now)
  const approveUrl = subscription.pendingPlan?.approveUrl
  return { subscription, ...(approveUrl && { payment: { kind: 'approval', approveUrl } }) }
}
