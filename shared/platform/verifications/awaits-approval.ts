import { AppError } from '#shared/errors.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'

type Account = Pick<User, 'membershipType' | 'status'>

/** True if a member still has to prove a business. */
export const awaitsApproval = ({ membershipType, status }: Account) =>
  isBusiness(membershipType) && status === 'pending'

/** True if a member who is not a business yet may apply to become one. */
export const mayApply = ({ membershipType, status }: Account) =>
  status === 'active' && (membershipType === 'competitor' || membershipType === 'pro_competitor')

export function assertSendsDocuments(user: Account): void {
  if (!awaitsApproval(user) && !mayApply(user))
    throw new AppError(
      'conflict',
      'verification_not_needed',
      'Your account does not need verification documents.',
    )
}
