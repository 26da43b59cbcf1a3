import { AppError } from '#shared/errors.ts'
import { approvedStanding } from './approved-standing.ts'
import { endWaiting } from './end-waiting.ts'
import { freePlan } from './free-plan.ts'
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
  | 'deletionDueAt'
>

/**
 * Returns the changes to an account when an administrator gives its member another type. An active member is
 * thereby approved as that business, and only businesses wait for approval. Refused for members who pay for a
 * plan, because its next event would undo the change; a plan does not change an administrator. A member who is
 * about to be deleted cannot become an administrator: administrators are not deleted, and the deletion would
 * fail forever.
 */
export function assignMembership(account: Standing, membershipType: MembershipType): Partial<User> {
  if (membershipType === 'admin' && account.deletionDueAt)
    throw new AppError(
      'conflict',
      'deletion_asked',
      'This account is scheduled for deletion. Its owner must cancel the deletion first.',
    )
  const paid = account.membershipType !== 'admin' && account.subscriptionPlan !== freePlan
  if (paid && membershipType !== 'admin')
    throw new AppError(
      'conflict',
      'paid_plan',
      'This member pays for a plan, which determines the membership. End or change the plan first.',
    )
  const { status, suspension } = account
  // A suspended account stays so, and counts as what it goes back to.
  const standsAs = status === 'suspended' ? (suspension?.previousStatus ?? 'active') : status
  return {
    ...startMembership(membershipType),
    ...(!isBusiness(membershipType) && endWaiting(account)),
    ...(isBusiness(membershipType) &&
      standsAs === 'active' && { ...approvedStanding({ ...account, membershipType }), status }),
  }
}
