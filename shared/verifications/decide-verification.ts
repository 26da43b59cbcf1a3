import { AppError } from '#shared/errors.ts'
import type { User } from '#shared/users/user.ts'
import type { Verification } from './verification.ts'

export type Decision = { outcome: 'approved' } | { outcome: 'refused'; reason: string }

export const alreadyDecided = () =>
  new AppError(
    'conflict',
    'verification_decided',
    'This submission was decided or changed in the meantime. Reload to see how it stands.',
  )

/** What a decision makes of a submission; only one that waits can be decided. */
export function decideVerification(
  verification: Verification,
  decision: Decision,
  now: string,
): Verification {
  if (verification.state !== 'submitted') throw alreadyDecided()
  return {
    ...verification,
    state: decision.outcome,
    decidedAt: now,
    ...(decision.outcome === 'refused' && { reason: decision.reason }),
    version: verification.version + 1,
  }
}

/** An approval opens the account, unless it is suspended; a refusal leaves it waiting. */
export function decidedUser(user: User, { outcome }: Decision, now: string): User {
  const approved = outcome === 'approved'
  return {
    ...user,
    status: approved && user.status === 'pending' ? 'active' : user.status,
    verificationStatus: approved ? 'verified' : 'rejected',
    updatedAt: now,
    version: user.version + 1,
  }
}
