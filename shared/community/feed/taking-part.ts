import { AppError } from '#shared/errors.ts'
import type { User } from '#shared/platform/users/user.ts'

/** True if others hear a member: comments by members without a public profile count too, under their name. */
export const isHeard = ({ status, registrationCompleted, profileHidden, deletionDueAt }: User): boolean =>
  status === 'active' && registrationCompleted && !profileHidden && deletionDueAt === undefined

/** Explains why a member cannot comment right now; undefined if they can. */
export function commentRefusal({ status, profileHidden, deletionDueAt }: User): AppError | undefined {
  if (status !== 'active') return new AppError('forbidden', 'members_only', 'Only members can comment.')
  if (profileHidden)
    return new AppError(
      'forbidden',
      'profile_hidden',
      'You cannot comment while your profile is hidden by an administrator.',
    )
  return leavingRefusal({ deletionDueAt })
}

/** Nothing new comes from a member whose account is about to be deleted. */
export function leavingRefusal({ deletionDueAt }: Pick<User, 'deletionDueAt'>): AppError | undefined {
  if (deletionDueAt === undefined) return undefined
  return new AppError(
    'forbidden',
    'account_leaving',
    'Your account is about to be deleted. Keep it to take part again.',
  )
}
