import { AppError } from '#shared/errors.ts'
import { isBusiness } from '#shared/users/membership-type.ts'
import type { User } from '#shared/users/user.ts'

/** Whether somebody still has to prove a business. */
export const awaitsApproval = ({ membershipType, status }: Pick<User, 'membershipType' | 'status'>) =>
  isBusiness(membershipType) && status === 'pending'

export function assertAwaitsApproval(user: Pick<User, 'membershipType' | 'status'>): void {
  if (!awaitsApproval(user))
    throw new AppError(
      'conflict',
      'verification_not_needed',
      'Only a business that is waiting for approval sends documents.',
    )
}
