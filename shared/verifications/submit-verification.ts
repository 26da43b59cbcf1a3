import { AppError } from '#shared/errors.ts'
import type { User } from '#shared/users/user.ts'
import { assertOpen } from './change-documents.ts'
import type { Verification } from './verification.ts'

/** Hands the documents over to the reviewers; what an earlier review said is settled with it. */
export function submitVerification(
  verification: Verification,
  { user, note }: { user: Pick<User, 'name' | 'companyName' | 'membershipType'>; note: string },
  now: string,
): Verification {
  assertOpen(verification)
  if (verification.documents.length === 0)
    throw new AppError('unprocessable', 'verification_empty', 'Add at least one document first.')
  const { userId, documents, version } = verification
  const { name, companyName, membershipType } = user
  return {
    userId,
    state: 'submitted',
    documents,
    note,
    applicant: { name, companyName, membershipType },
    submittedAt: now,
    version: version + 1,
  }
}

/** Who was refused and tries again is no longer refused. */
export function resubmitted(user: User, now: string): User | undefined {
  if (user.verificationStatus !== 'rejected') return undefined
  return { ...user, verificationStatus: 'verified', updatedAt: now, version: user.version + 1 }
}
