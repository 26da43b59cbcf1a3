import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { text } from '#shared/text.ts'
import { approvedStanding } from './approved-standing.ts'
import { assignMembership } from './assign-membership.ts'
import { MembershipType } from './membership-type.ts'
import type { User } from './user.ts'

export const SuspensionReason = text(500, 1)

/** The changes an administrator can make to the standing of an account. */
export const StandingChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('approve') }),
  z.strictObject({ action: z.literal('suspend'), reason: SuspensionReason }),
  z.strictObject({ action: z.literal('reactivate') }),
  z.strictObject({ action: z.literal('change_type'), membershipType: MembershipType }),
])
export type StandingChange = z.infer<typeof StandingChange>

/** No one can take away their own standing, by accident or to get rid of a trace. */
export function refuseOwnAccount(adminId: string, userId: string): void {
  if (adminId === userId)
    throw new AppError('forbidden', 'own_account', 'You cannot do this to your own account.')
}

/** Refuses changes from the day a deletion is due: the account may be half erased at any moment. */
export function refuseWhileDeleted({ deletionDueAt }: Pick<User, 'deletionDueAt'>, now: string): void {
  if (deletionDueAt && deletionDueAt <= now)
    throw new AppError('conflict', 'deletion_begun', 'This account is being deleted.')
}

/** The account with its standing changed. A change that has already been made is refused, so no one is told twice. */
export function changeStanding(user: User, change: StandingChange, now: string): User {
  refuseWhileDeleted(user, now)
  return { ...user, ...changesOf(user, change, now), updatedAt: now, version: user.version + 1 }
}

function changesOf(user: User, change: StandingChange, now: string): Partial<User> {
  switch (change.action) {
    case 'approve':
      if (user.status !== 'pending')
        throw new AppError('conflict', 'not_pending', 'This account is not waiting for approval.')
      return approvedStanding(user)
    case 'suspend':
      if (user.status === 'suspended')
        throw new AppError('conflict', 'already_suspended', 'This account is already suspended.')
      return suspended(user, change.reason, now)
    case 'reactivate':
      if (user.status !== 'suspended')
        throw new AppError('conflict', 'not_suspended', 'This account is not suspended.')
      return { status: user.suspension?.previousStatus ?? 'active', suspension: undefined }
    case 'change_type':
      if (user.membershipType === change.membershipType)
        throw new AppError('conflict', 'same_type', 'This account already has that membership.')
      return assignMembership(user, change.membershipType)
  }
}

function suspended({ status, suspension }: User, reason: string, now: string): Partial<User> {
  const previousStatus = suspension?.previousStatus ?? status
  return { status: 'suspended', suspension: { reason, suspendedAt: now, previousStatus } }
}

/** The account locked until it is erased, which begins at once. */
export function closeAccount(user: User, reason: string, now: string): User {
  refuseWhileDeleted(user, now)
  return {
    ...user,
    ...suspended(user, reason, now),
    deletionDueAt: now,
    updatedAt: now,
    version: user.version + 1,
  }
}

/** The refusals that mean: it is already as it should be. */
export const unchangedCodes: readonly string[] = [
  'not_pending',
  'already_suspended',
  'not_suspended',
  'same_type',
]
