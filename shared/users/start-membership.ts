import type { MembershipType } from './membership-type.ts'
import type { User } from './user.ts'

/** What changes in an account whose membership becomes another: what was chosen before no longer waits. */
export const startMembership = (
  membershipType: MembershipType,
): Pick<User, 'membershipType' | 'chosenMembership'> => ({ membershipType, chosenMembership: undefined })
