import { isDeepStrictEqual } from 'node:util'
import { voidUpgradeInvoice } from './manual/void-upgrade-invoice.ts'
import { mirrorKnownSubscription } from './mirror-known-subscription.ts'
import type { PlanChange } from './plan-change.ts'
import type { StoredPreview } from './plan-change-previews.ts'
import { previewChanged } from './preview-refusal.ts'
import type { PlanTerms, StoredPendingPlan, StoredSubscription } from './subscriptions.ts'

type Waiting = Omit<StoredPendingPlan, keyof PlanTerms | 'previewId'>

export const termsOfPlan = ({ plan }: Pick<PlanChange, 'plan'>): PlanTerms => ({
  planId: plan.id,
  planName: plan.name,
  planType: plan.type,
  billingPeriod: plan.billingPeriod,
  priceCents: plan.priceCents,
})

/**
 * Takes the one place that a subscription has for a waiting change of plan, as long as the subscription is
 * unchanged since the preview. Another waiting change loses the place and can no longer be paid.
 */
export function claimPlanChange(
  change: PlanChange,
  { id: previewId }: StoredPreview,
  waiting: Waiting,
  now: string,
): Promise<StoredSubscription> {
  const isClaimed = ({ pendingPlan }: StoredSubscription) => pendingPlan?.previewId === previewId
  const pendingPlan = { ...termsOfPlan(change), ...waiting, previewId }
  return replacing(change, isClaimed, { pendingPlan }, now)
}

/** Makes a change for which nothing is waited, under the same condition. */
export function applyPlanChange(
  change: PlanChange,
  { id: previewId }: StoredPreview,
  now: string,
): Promise<StoredSubscription> {
  const isApplied = ({ paidUpgrades }: StoredSubscription) => paidUpgrades?.includes(previewId) ?? false
  const paidUpgrades = [...(change.subscription.paidUpgrades ?? []), previewId]
  const applied = {
    ...termsOfPlan(change),
    customPriceCents: undefined,
    pendingPlan: undefined,
    paidUpgrades,
  }
  return replacing(change, isApplied, applied, now)
}

async function replacing(
  { subscription }: PlanChange,
  isDone: (read: StoredSubscription) => boolean,
  changes: { [K in keyof StoredSubscription]?: StoredSubscription[K] | undefined },
  now: string,
): Promise<StoredSubscription> {
  let replaced: StoredSubscription['pendingPlan']
  const { userId, id: subscriptionId } = subscription
  const changed = await mirrorKnownSubscription(
    {
      userId,
      subscriptionId,
      ours: (read) => {
        replaced = undefined
        if (isDone(read)) return {}
        if (!isDeepStrictEqual(standing(read), standing(subscription))) throw previewChanged()
        replaced = read.pendingPlan
        return changes
      },
    },
    now,
  )
  if (replaced?.invoiceId) await voidUpgradeInvoice(replaced.invoiceId)
  return changed
}

/**
 * The state a change was calculated from: after a payment for another plan, an end or a planned end, it
 * differs.
 */
const standing = (subscription: StoredSubscription) => {
  const { planId, status, cancelAtPeriodEnd, currentPeriodEndAt, paidUpgrades } = subscription
  return { planId, status, cancelAtPeriodEnd, currentPeriodEndAt, paidUpgrades }
}
