import { endWaiting, type Waiting } from '#shared/platform/users/end-waiting.ts'
import { freePlan } from '#shared/platform/users/free-plan.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { startMembership } from '#shared/platform/users/start-membership.ts'
import type { User } from '#shared/platform/users/user.ts'
import { grantsAccess } from './grants-access.ts'
import type { Subscription } from './subscription.ts'

type Membership = Pick<User, 'membershipType' | 'subscriptionPlan' | 'chosenMembership'>
type Account = Membership & Waiting

/**
 * The membership that a subscription gives or takes, or undefined when nothing changes. It takes only what it gave: a
 * member without a paid plan stays what they are. Administrators stay so, too: of them it only keeps whether they pay,
 * for the day on which they are members again.
 */
export function membershipFrom(
  user: Account,
  subscription: Pick<
    Subscription,
    'status' | 'paymentProvider' | 'currentPeriodEndAt' | 'planId' | 'planType'
  >,
  now: string,
): (Membership & Partial<Waiting>) | undefined {
  const { planId, planType } = subscription
  const granted = grantsAccess(subscription, now)
  const subscriptionPlan = granted ? planId : freePlan
  const isTaken = !granted && user.subscriptionPlan !== freePlan
  const given = granted ? planType : isTaken ? 'competitor' : user.membershipType
  const membershipType = user.membershipType === 'admin' ? 'admin' : given
  if (membershipType === user.membershipType && subscriptionPlan === user.subscriptionPlan) return undefined
  const leavesBusiness = isBusiness(user.membershipType) && !isBusiness(membershipType)
  return {
    ...startMembership(membershipType),
    ...(leavesBusiness && endWaiting(user)),
    subscriptionPlan,
  }
}
