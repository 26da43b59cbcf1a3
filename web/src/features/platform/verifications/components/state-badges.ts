import type { VerificationState } from '#shared/platform/verifications/verification.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** The progress of a business verification, in a word. */
export const stateBadges: Record<VerificationState, { tone: Tone; word: string }> = {
  draft: { tone: 'warning', word: 'Documents needed' },
  submitted: { tone: 'info', word: 'Submitted' },
  approved: { tone: 'success', word: 'Approved' },
  refused: { tone: 'danger', word: 'Rejected' },
}
