import { mayBuy } from '#shared/billing/plans/may-buy.ts'
import type { Plan } from '#shared/billing/plans/plan.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import type { User } from '#shared/platform/users/user.ts'

export type CheckoutRefusal = 'no_plan' | 'free' | 'admin' | 'subscribed' | 'verification'

type Buyer = Pick<User, 'membershipType' | 'status' | 'approvedMembership'>

type Given = { plan: Plan | undefined; buyer: Buyer; subscription: Subscription | undefined }

/** Returns the reason that there is nothing to pay here, or undefined. */
export function checkoutRefusal({ plan, buyer, subscription }: Given): CheckoutRefusal | undefined {
  if (buyer.membershipType === 'admin') return 'admin'
  if (subscription && subscription.status !== 'incomplete' && subscription.status !== 'cancelled')
    return 'subscribed'
  if (!plan) return 'no_plan'
  if (plan.priceCents === 0) return 'free'
  if (!mayBuy(buyer, plan.type)) return 'verification'
  return undefined
}
