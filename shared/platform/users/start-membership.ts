import type { MembershipType } from './membership-type.ts'
import type { User } from './user.ts'

/** Returns the changes to an account whose membership becomes another: an earlier choice no longer waits. */
export const startMembership = (
  membershipType: MembershipType,
): Pick<User, 'membershipType' | 'chosenMembership'> => ({ membershipType, chosenMembership: undefined })
