import { mayBuy } from '#shared/billing/plans/may-buy.ts'
import { AppError } from '#shared/errors.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'

/** Business plans are sold to businesses that were approved; administrators have no plan at all. */
export function refuseUnverified(
  user: Pick<User, 'membershipType' | 'status' | 'approvedMembership'>,
  planType: PublicMembershipType,
): void {
  if (mayBuy(user, planType)) return
  throw new AppError(
    'forbidden',
    'verification_required',
    user.membershipType === 'admin'
      ? 'Administrators do not have a plan.'
      : 'This plan is for verified businesses. Apply for it in your profile first.',
  )
}
