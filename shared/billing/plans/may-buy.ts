import { isBusiness, type PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'

export type Buyer = Pick<User, 'membershipType' | 'status' | 'approvedMembership'>

/**
 * Tells whether a member may pay for a plan of this type: business plans are for businesses that a person has
 * approved, in their current type or for this very plan. Administrators buy nothing.
 */
export function mayBuy(
  { membershipType, status, approvedMembership }: Buyer,
  planType: PublicMembershipType,
): boolean {
  if (membershipType === 'admin') return false
  if (!isBusiness(planType)) return true
  return (isBusiness(membershipType) && status === 'active') || approvedMembership === planType
}
