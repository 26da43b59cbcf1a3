import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { planNotFound } from '#core/billing/plans/find-plan.ts'
import { plans, type StoredPlan } from '#core/billing/plans/plans.ts'
import { refuseUnverified } from '#core/billing/plans/refuse-unverified.ts'
import { termsOfPlan } from '#core/billing/subscriptions/claim-plan-change.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { dropPendingUpgrade } from '#core/billing/subscriptions/manual/drop-pending-upgrade.ts'
import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import { mirrorLiveSubscription } from '#core/billing/subscriptions/mirror-live-subscription.ts'
import type { Noted } from '#core/billing/subscriptions/mirror-subscription.ts'
import { changeAtPeriodEnd } from '#core/billing/subscriptions/stripe/change-at-period-end.ts'
import { replacePrice } from '#core/billing/subscriptions/stripe/replace-price.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { users } from '#core/platform/users/users.ts'
import { changePlanForMember as contract } from '#shared/billing/subscriptions/admin-contract.ts'
import {
  type AdminPlanChangeRefusal,
  adminPlanChangeRefusal,
  adminPlanRefusal,
} from '#shared/billing/subscriptions/admin-plan-change.ts'
import { AppError } from '#shared/errors.ts'

type Request = ApiRequest<typeof contract>

/**
 * Gives a member another plan without a charge, since they did not agree to one: at the end of the period, or at once.
 * The request is noted on the subscription together with the audit, so that it is made and told once.
 */
export const changePlanForMember = inPresentState(
  ({ body: { userId }, now }) => mirrorLiveSubscription({ actor: { userId }, now }),
  change,
)

async function change(request: Request): Promise<StoredSubscription> {
  const { userId, planId, requestId, when } = request.body
  const plan = await plans.get({ id: planId })
  if (!plan?.isActive) throw planNotFound()
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  refuseUnverified(user, plan.type)
  const { subscription } = await liveSubscriptionOf(userId)
  if (subscription && isMade(subscription, request)) return subscription
  assertChangeable(subscription, plan, request)
  if (subscription.paymentProvider === 'manual') return changeManual(subscription, plan, request)
  if (plan.priceCents > 0 && !plan.stripe) throw notOffered('Stripe does not know this plan yet.')
  const make = when === 'now' ? replacePrice : changeAtPeriodEnd
  const ours = (read: StoredSubscription) => (isMade(read, request) ? {} : withRequest(read, requestId))
  return make({ subscription, plan }, requestId, request.now, {
    ours,
    alongside: (before, after) => noted(request, plan, [before, subscription, after]),
  })
}

/** No provider bills it: another plan counts for the rest of the period, and then the free plan follows. */
async function changeManual(
  subscription: StoredSubscription,
  plan: StoredPlan,
  request: Request,
): Promise<StoredSubscription> {
  const { userId, now } = { ...request.body, now: request.now }
  await dropPendingUpgrade(subscription, now)
  const ours: Noted['ours'] = (current) => {
    if (isMade(current, request)) return {}
    assertChangeable(current, plan, request)
    const changes = manualChanges(current, plan, now)
    return changes
      ? { ...changes, pendingPlan: undefined, ...withRequest(current, request.body.requestId) }
      : { pendingPlan: undefined }
  }
  return mirrorKnownSubscription(
    {
      userId,
      subscriptionId: subscription.id,
      ours,
      alongside: (before, after) => noted(request, plan, [before, before, after]),
    },
    now,
  )
}

function manualChanges(current: StoredSubscription, plan: StoredPlan, now: string) {
  if (plan.priceCents === 0)
    return current.cancelAtPeriodEnd ? undefined : { cancelAtPeriodEnd: true, cancelledAt: now }
  return current.planId === plan.id ? undefined : { ...termsOfPlan({ plan }), customPriceCents: undefined }
}

const isMade = ({ planRequests }: StoredSubscription, { body }: Request) =>
  planRequests?.includes(body.requestId) ?? false

const mostRequests = 20

const withRequest = ({ planRequests = [] }: StoredSubscription, requestId: string) => ({
  planRequests: [...planRequests, requestId].slice(-mostRequests),
})

/** The provider’s own news may have been faster, so the audit says how it stood when the administrator asked. */
async function noted(
  request: Request,
  plan: StoredPlan,
  [before, asked, after]: [StoredSubscription, StoredSubscription, StoredSubscription],
) {
  const { actor, body, now } = request
  if (isMade(before, request) || !isMade(after, request)) return []
  return [
    ...(await auditBilling(
      {
        adminId: actor.userId,
        targetUserId: body.userId,
        action: 'plan_change',
        entityType: 'subscription',
        entityId: after.id,
        oldValues: standing(asked),
        newValues: standing(after),
        reason: body.reason,
      },
      now,
    )),
    recordActivity(
      {
        by: actor,
        userId: body.userId,
        type: 'user_update',
        description:
          body.when === 'now'
            ? `Changed the plan to ${plan.name}`
            : `Changed the plan to ${plan.name} at the end of the period`,
        before: standing(asked),
        after: standing(after),
      },
      now,
    ),
  ]
}

const standing = ({ planId, priceCents, cancelAtPeriodEnd, scheduledPlan }: StoredSubscription) => ({
  planId,
  priceCents,
  cancelAtPeriodEnd,
  ...(scheduledPlan && { scheduledPlanId: scheduledPlan.planId }),
})

const kinds = {
  no_active_subscription: 'not_found',
  paypal_must_agree: 'conflict',
  payment_overdue: 'conflict',
  plan_not_offered: 'unprocessable',
} as const satisfies Record<AdminPlanChangeRefusal['code'], string>

function assertChangeable(
  subscription: StoredSubscription | undefined,
  plan: StoredPlan,
  { body, now }: Request,
): asserts subscription is StoredSubscription {
  const refusal =
    adminPlanChangeRefusal(subscription, now) ??
    (subscription && adminPlanRefusal(subscription, plan, body.when))
  if (refusal) throw new AppError(kinds[refusal.code], refusal.code, refusal.sentence)
}

const notOffered = (sentence: string) => new AppError('unprocessable', 'plan_not_offered', sentence)

export const handler = endpoint(contract, changePlanForMember)
