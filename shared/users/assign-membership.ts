import { approvedStanding } from './approved-standing.ts'
import { isBusiness, type MembershipType } from './membership-type.ts'
import { startMembership } from './start-membership.ts'
import type { User } from './user.ts'

type Standing = Pick<
  User,
  'membershipType' | 'status' | 'verificationStatus' | 'approvedMembership' | 'suspension'
>

/**
 * What changes in an account that an administrator makes a member of another type: whoever is active is approved as
 * that business thereby, and only businesses wait for approval.
 */
export function assignMembership(account: Standing, membershipType: MembershipType): Partial<User> {
  const { status, suspension } = account
  const started = startMembership(membershipType)
  if (isBusiness(membershipType))
    return { ...started, ...(status === 'active' && approvedStanding({ ...account, membershipType })) }
  if (status === 'pending') return { ...started, status: 'active' }
  return { ...started, ...(suspension && { suspension: { ...suspension, previousStatus: 'active' } }) }
}
