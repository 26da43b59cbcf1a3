import type { ClaimStatus } from '#shared/directory/organization-claims/claim.ts'
import type { BadgeProps } from '#web/ui/badge.tsx'

/** The states of a claim, as their claimant and administrators read them. */
export const claimWords: Record<ClaimStatus, { word: string; tone: NonNullable<BadgeProps['tone']> }> = {
  pending: { word: 'In review', tone: 'info' },
  needs_info: { word: 'Needs an answer', tone: 'warning' },
  approved: { word: 'Approved', tone: 'success' },
  refused: { word: 'Rejected', tone: 'danger' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
  superseded: { word: 'Ended', tone: 'neutral' },
}
