import { startMembership } from '#shared/users/start-membership.ts'
import type { User } from '#shared/users/user.ts'
import { grantsAccess } from './grants-access.ts'
import type { Subscription } from './subscription.ts'

/** The plan of whoever pays for none. */
export const freePlan = 'basic'

type Membership = Pick<User, 'membershipType' | 'subscriptionPlan' | 'chosenMembership'>

/**
 * The membership that a subscription gives or takes, or undefined when nothing changes. It takes only what it gave: a
 * member without a paid plan stays what they are. Administrators are none of its business.
 */
export function membershipFrom(
  user: Membership,
  subscription: Pick<
    Subscription,
    'status' | 'paymentProvider' | 'currentPeriodEndAt' | 'planId' | 'planType'
  >,
  now: string,
): Membership | undefined {
  if (user.membershipType === 'admin') return undefined
  const { planId, planType } = subscription
  const wanted: Membership = grantsAccess(subscription, now)
    ? { ...startMembership(planType), subscriptionPlan: planId }
    : user.subscriptionPlan === freePlan
      ? user
      : { membershipType: 'competitor', subscriptionPlan: freePlan }
  const same =
    wanted.membershipType === user.membershipType && wanted.subscriptionPlan === user.subscriptionPlan
  return same ? undefined : wanted
}
