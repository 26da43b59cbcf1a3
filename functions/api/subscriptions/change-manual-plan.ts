import { recordActivity } from '#core/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { auditBilling } from '#core/billing-audit/audit-billing.ts'
import { planNotFound } from '#core/plans/find-plan.ts'
import { plans, type StoredPlan } from '#core/plans/plans.ts'
import { refuseUnverified } from '#core/plans/refuse-unverified.ts'
import { termsOfPlan } from '#core/subscriptions/claim-plan-change.ts'
import { liveSubscriptionOf } from '#core/subscriptions/live-subscription.ts'
import { dropPendingUpgrade } from '#core/subscriptions/manual/drop-pending-upgrade.ts'
import { mirrorKnownSubscription } from '#core/subscriptions/mirror-known-subscription.ts'
import type { StoredSubscription } from '#core/subscriptions/subscriptions.ts'
import { userNotFound } from '#core/users/change-standing.ts'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { changeManualPlan as contract } from '#shared/subscriptions/admin-contract.ts'
import { grantsAccess } from '#shared/subscriptions/grants-access.ts'
import { noActiveSubscription } from '#shared/subscriptions/subscription-rules.ts'

/**
 * Gives a subscription that no provider bills another plan for the rest of its period, without a payment; the free plan
 * follows when the period ends. Asked again for what is so already, nothing is done twice.
 */
async function changeManualPlan({
  actor,
  body: { userId, planId, reason },
  now,
}: ApiRequest<typeof contract>): Promise<StoredSubscription> {
  const plan = await plans.get({ id: planId })
  if (!plan?.isActive) throw planNotFound()
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  refuseUnverified(user, plan.type)
  const { subscription } = await liveSubscriptionOf(userId)
  assertChangeable(subscription, plan, now)
  await dropPendingUpgrade(subscription, now)
  const ours = (current: StoredSubscription) => {
    assertChangeable(current, plan, now)
    return { ...changesFor(current, plan, now), pendingPlan: undefined }
  }
  const alongside = async (before: StoredSubscription, after: StoredSubscription) => [
    ...(await auditBilling(
      {
        adminId: actor.userId,
        targetUserId: userId,
        action: 'plan_change',
        entityType: 'subscription',
        entityId: after.id,
        oldValues: standing(before),
        newValues: standing(after),
        reason,
      },
      now,
    )),
    recordActivity(
      {
        by: actor,
        userId,
        type: 'user_update',
        description: `Changed the plan to ${plan.name}`,
        before: standing(before),
        after: standing(after),
      },
      now,
    ),
  ]
  return mirrorKnownSubscription({ userId, subscriptionId: subscription.id, ours, alongside }, now)
}

function changesFor(current: StoredSubscription, plan: StoredPlan, now: string) {
  if (plan.priceCents === 0)
    return current.cancelAtPeriodEnd ? {} : { cancelAtPeriodEnd: true, cancelledAt: now }
  if (current.planId === plan.id) return {}
  return { ...termsOfPlan({ plan }), customPriceCents: undefined }
}

const standing = ({ planId, priceCents, cancelAtPeriodEnd }: StoredSubscription) => ({
  planId,
  priceCents,
  cancelAtPeriodEnd,
})

function assertChangeable(
  subscription: StoredSubscription | undefined,
  plan: StoredPlan,
  now: string,
): asserts subscription is StoredSubscription {
  if (subscription?.status !== 'active' || !grantsAccess(subscription, now)) throw noActiveSubscription()
  if (subscription.paymentProvider !== 'manual')
    throw notOffered(
      'A payment provider bills this membership. Ask the member to change the plan under Billing, or replace it with custom pricing.',
    )
  if (plan.priceCents > 0 && plan.billingPeriod !== subscription.billingPeriod)
    throw notOffered(
      'This plan has a different billing period. Choose a plan with the same period, or use custom pricing to start a new one.',
    )
}

const notOffered = (sentence: string) => new AppError('unprocessable', 'plan_not_offered', sentence)

export const handler = endpoint(contract, changeManualPlan)
