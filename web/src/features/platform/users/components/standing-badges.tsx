import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { AccountStatus, User, VerificationStatus } from '#shared/platform/users/user.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const statuses: Record<AccountStatus, { tone: Tone; word: string }> = {
  active: { tone: 'success', word: 'Active' },
  pending: { tone: 'warning', word: 'Pending' },
  suspended: { tone: 'danger', word: 'Suspended' },
}

/** Names for the two subjects of a verification: the address, and the business behind it. */
const verifications: Record<VerificationStatus, string> = {
  verified: 'Verified',
  pending: 'Email unverified',
  rejected: 'Business rejected',
}

export const statusWord = (status: AccountStatus) => statuses[status].word
export const verificationWord = (status: VerificationStatus) => verifications[status]

export function StatusBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={statuses[status].tone}>{statuses[status].word}</Badge>
}

type Account = Pick<User, 'membershipType' | 'status' | 'verificationStatus'>

/** Shows whether the address is proven. */
export function EmailState({ verificationStatus }: Pick<Account, 'verificationStatus'>) {
  return verificationStatus === 'pending' ? (
    <Badge tone="warning">Unverified</Badge>
  ) : (
    <Badge tone="success">Verified</Badge>
  )
}

/** Shows how far the review of the business is. Accounts without a business get nothing. */
export function BusinessState({ membershipType, status, verificationStatus }: Account) {
  if (!isBusiness(membershipType)) return null
  if (verificationStatus === 'rejected') return <Badge tone="danger">Rejected</Badge>
  return status === 'pending' ? <Badge tone="warning">Not approved</Badge> : 'Approved'
}
