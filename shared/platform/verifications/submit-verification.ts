import { AppError } from '#shared/errors.ts'
import type { User } from '#shared/platform/users/user.ts'
import { mayApply } from './awaits-approval.ts'
import { assertOpen } from './change-documents.ts'
import type { SubmissionFields } from './contract.ts'
import type { Verification } from './verification.ts'

type Applicant = Pick<User, 'name' | 'companyName' | 'membershipType' | 'status'>

/** Hands the documents over to the reviewers; what an earlier review said is settled with it. */
export function submitVerification(
  verification: Verification,
  { user, form }: { user: Applicant; form: SubmissionFields },
  now: string,
): Verification {
  assertOpen(verification)
  assertAsks(user, form)
  if (verification.documents.length === 0)
    throw new AppError('unprocessable', 'verification_empty', 'Add at least one document first.')
  const { userId, documents, version } = verification
  const { name, membershipType } = user
  const { note, forMembership } = form
  const companyName = (forMembership && form.companyName) || user.companyName
  return {
    userId,
    state: 'submitted',
    documents,
    note,
    ...(forMembership && { forMembership }),
    applicant: { name, companyName, membershipType },
    submittedAt: now,
    version: version + 1,
  }
}

/** A business asks only for what it has registered as; everyone else says what they want to become. */
function assertAsks(user: Applicant, { forMembership }: SubmissionFields): void {
  const asks = forMembership !== undefined
  if (asks === mayApply(user)) return
  const [code, message] = asks
    ? ['membership_registered', 'Your account is already signed up as a business.']
    : ['membership_not_asked', 'Choose the membership that you want to apply for.']
  throw new AppError('invalid', code, message, { errors: [{ path: 'body.forMembership', message }] })
}

/** A member who was refused and tries again is no longer refused. */
export function resubmitted(user: User, now: string): User | undefined {
  if (user.verificationStatus !== 'rejected') return undefined
  return { ...user, verificationStatus: 'verified', updatedAt: now, version: user.version + 1 }
}
