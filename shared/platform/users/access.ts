import { AppError } from '#shared/errors.ts'
import type { Auth } from '#shared/platform/http/route.ts'
import { type Permission, permissionsByType } from '#shared/platform/roles/permissions.ts'
import { accountSuspended } from './account-suspended.ts'
import { awaitingApproval } from './awaiting-approval.ts'
import type { User } from './user.ts'

type Standing = Pick<User, 'membershipType' | 'status' | 'verificationStatus' | 'registrationCompleted'>

/**
 * Tells whether a signed-in user may call a route: returns the refusal, or undefined if they may.
 * Administrators are exempt from the verification rule, and from nothing else. `permissions` are those of the
 * user, if a role adds to what the membership allows.
 */
export function refusal(
  auth: Auth,
  user: Standing,
  permissions: readonly Permission[] = permissionsByType[user.membershipType],
): AppError | undefined {
  if (auth === 'public' || auth === 'webhook') return undefined
  const admin = user.membershipType === 'admin'
  if (user.status === 'suspended') return new AppError('forbidden', 'account_suspended', accountSuspended)
  if (!admin && user.verificationStatus === 'pending')
    return new AppError('forbidden', 'email_unverified', 'Verify your email address first.')
  if (auth === 'member') return undefined
  if (auth === 'admin')
    return admin ? undefined : new AppError('forbidden', 'admin_only', 'Only administrators can do this.')
  if (!user.registrationCompleted)
    return new AppError('forbidden', 'registration_incomplete', 'Complete your profile first.')
  if (auth === 'complete') return undefined
  if (user.status === 'pending') return new AppError('forbidden', 'account_pending', awaitingApproval)
  if ('permission' in auth)
    return permissions.includes(auth.permission)
      ? undefined
      : new AppError('forbidden', 'permission', 'Your role does not allow this.')
  return auth.types.includes(user.membershipType)
    ? undefined
    : new AppError('forbidden', 'membership_type', 'Your membership does not include this.')
}
