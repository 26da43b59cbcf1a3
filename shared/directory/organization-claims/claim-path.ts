import type { ClaimSubject } from './claim.ts'

/** Where something is claimed, and where its claimant follows that. */
export const claimPath = ({ kind, id }: ClaimSubject): string =>
  kind === 'listing' ? `/directory/${id}/claim` : `/claim-organization/${id}`

/** Where the owner reads a claim on what is theirs. */
export const contestPath = (claimId: string): string => `/directory/claims/${claimId}`
