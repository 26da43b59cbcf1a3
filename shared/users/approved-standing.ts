import { businessTypes } from './membership-type.ts'
import type { User } from './user.ts'

/** What an approval makes of an account, by whichever way it comes: who was refused before is so no longer. */
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
