import type { AccountStatus, VerificationStatus } from '#shared/users/user.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const statuses: Record<AccountStatus, { tone: Tone; word: string }> = {
  active: { tone: 'success', word: 'Active' },
  pending: { tone: 'warning', word: 'Pending' },
  suspended: { tone: 'danger', word: 'Suspended' },
}

const verifications: Record<VerificationStatus, { tone: Tone; word: string }> = {
  verified: { tone: 'neutral', word: 'Verified' },
  pending: { tone: 'warning', word: 'Unverified' },
  rejected: { tone: 'danger', word: 'Refused' },
}

export const statusWord = (status: AccountStatus) => statuses[status].word
export const verificationWord = (status: VerificationStatus) => verifications[status].word

export function StatusBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={statuses[status].tone}>{statuses[status].word}</Badge>
}

export function VerificationBadge({ status }: { status: VerificationStatus }) {
  return <Badge tone={verifications[status].tone}>{verifications[status].word}</Badge>
}
