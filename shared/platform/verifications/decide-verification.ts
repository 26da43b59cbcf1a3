import { AppError } from '#shared/errors.ts'
import { businessTypes, isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Verification } from './verification.ts'

export type Decision = { outcome: 'approved' } | { outcome: 'refused'; reason: string }

export const alreadyDecided = () =>
  new AppError(
    'conflict',
    'verification_decided',
    'Someone decided or changed this submission in the meantime. Reload the page to see its status.',
  )

/** Returns a submission after a decision; only one that waits can be decided. */
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

/**
 * Returns what happens to a submission when an administrator changes its sender’s standing. Either the
 * request is granted, or it is no longer needed and is a draft again. A submission whose approval is revoked
 * also becomes a draft. Undefined while it still waits, and for anything that stays as it is.
 */
export function settleSubmission(
  verification: Verification,
  { membershipType, status }: Pick<User, 'membershipType' | 'status'>,
  now: string,
): Verification | undefined {
  const { userId, state, forMembership, documents, note, version } = verification
  const draft = { userId, state: 'draft', documents, note, version: version + 1 } as const
  const business = isBusiness(membershipType)
  if (state === 'approved' && business && status === 'pending') return draft
  if (state !== 'submitted') return undefined
  const waits = forMembership ? !business && membershipType !== 'admin' : business && status !== 'active'
  if (waits) return undefined
  const given = business && status !== 'pending' && (forMembership ?? membershipType) === membershipType
  if (given) return decideVerification(verification, { outcome: 'approved' }, now)
  return draft
}

type Asked = Pick<Verification, 'forMembership' | 'applicant'>

/**
 * An approval opens the account of a business, unless it is suspended; a refusal leaves it waiting. A member who asked
 * to become a business stays what they are either way: once approved, they may pay for it.
 */
export function decidedUser(user: User, asked: Asked, { outcome }: Decision, now: string): User {
  const approved = outcome === 'approved'
  return {
    ...user,
    ...(asked.forMembership ? approved && applied(user, asked) : decidedBusiness(user, approved)),
    updatedAt: now,
    version: user.version + 1,
  }
}

const applied = ({ companyName }: User, { forMembership, applicant }: Asked): Partial<User> => ({
  approvedMembership: forMembership,
  companyName: companyName || applicant?.companyName || '',
})

const decidedBusiness = (
  { status, suspension, membershipType, approvedMembership }: User,
  approved: boolean,
): Partial<User> => ({
  status: approved && status === 'pending' ? ('active' as const) : status,
  verificationStatus: approved ? ('verified' as const) : ('rejected' as const),
  // A suspended account stays so; what it goes back to no longer waits.
  ...(approved &&
    suspension?.previousStatus === 'pending' && {
      suspension: { ...suspension, previousStatus: 'active' as const },
    }),
  // Outlasts the membership: a business that returns is not checked again.
  approvedMembership: approved ? businessTypes.find((type) => type === membershipType) : approvedMembership,
})
