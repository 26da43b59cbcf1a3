import { AppError } from '#shared/errors.ts'
import { freePlan } from '#shared/subscriptions/membership-from.ts'
import { approvedStanding } from './approved-standing.ts'
import { isBusiness, type MembershipType } from './membership-type.ts'
import { startMembership } from './start-membership.ts'
import type { User } from './user.ts'

type Standing = Pick<
  User,
  | 'membershipType'
  | 'status'
  | 'verificationStatus'
  | 'approvedMembership'
  | 'suspension'
  | 'subscriptionPlan'
>

/**
 * What changes in an account that an administrator makes a member of another type: whoever is active is approved as
 * that business thereby, and only businesses wait for approval. Refused for who pays for a plan, which would make them
 * what it is for again at its next news; administrators are out of its reach.
 */
export function assignMembership(account: Standing, membershipType: MembershipType): Partial<User> {
  const { status, suspension } = account
  const paid = account.membershipType !== 'admin' && account.subscriptionPlan !== freePlan
  if (paid && membershipType !== 'admin')
    throw new AppError(
      'conflict',
      'paid_plan',
      'This member pays for a plan, and it decides the membership. End or change the plan first.',
    )
  const started = startMembership(membershipType)
  if (isBusiness(membershipType))
    return { ...started, ...(status === 'active' && approvedStanding({ ...account, membershipType })) }
  if (status === 'pending') return { ...started, status: 'active' }
  return { ...started, ...(suspension && { suspension: { ...suspension, previousStatus: 'active' } }) }
}
