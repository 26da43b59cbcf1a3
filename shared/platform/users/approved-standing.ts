import { businessTypes } from './membership-type.ts'
import type { User } from './user.ts'

/** Returns the effect of an approval on an account, however it comes about: an earlier refusal is over. */
export function approvedStanding({
  membershipType,
  verificationStatus,
  approvedMembership,
}: Pick<User, 'membershipType' | 'verificationStatus' | 'approvedMembership'>): Partial<User> {
  return {
    status: 'active',
    ...(verificationStatus === 'rejected' && { verificationStatus: 'verified' }),
    // Outlasts the membership: a business that returns is not checked again.
    approvedMembership: businessTypes.find((type) => type === membershipType) ?? approvedMembership,
  }
}
