import type { Plan } from '#shared/plans/plan.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { isBusiness } from '#shared/users/membership-type.ts'
import type { User } from '#shared/users/user.ts'

export type CheckoutRefusal = 'no_plan' | 'free' | 'admin' | 'subscribed' | 'verification'

type Buyer = Pick<User, 'membershipType' | 'status'>

type Given = { plan: Plan | undefined; buyer: Buyer; subscription: Subscription | undefined }

/** Why there is nothing to pay here, or undefined. */
export function checkoutRefusal({ plan, buyer, subscription }: Given): CheckoutRefusal | undefined {
  if (buyer.membershipType === 'admin') return 'admin'
  if (subscription && subscription.status !== 'incomplete' && subscription.status !== 'cancelled')
    return 'subscribed'
  if (!plan) return 'no_plan'
  if (plan.priceCents === 0) return 'free'
  if (needsVerification(buyer, plan.type)) return 'verification'
  return undefined
}

/** Business plans are for businesses that a person has checked. */
export const needsVerification = ({ membershipType, status }: Buyer, type: Plan['type']): boolean =>
  isBusiness(type) && !(isBusiness(membershipType) && status === 'active')
