import type { ClaimSubject } from '#shared/directory/organization-claims/claim.ts'
import { getClaimedThing, getContest, getMyClaim } from '#shared/directory/organization-claims/contract.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

const noun = 'organizationClaims'

export type Kind = ClaimSubject['kind']

/** What someone is about to claim, or null where nothing can be claimed. */
export const claimedThingQuery = (kind: Kind, id: string) =>
  queryOrNull(noun, getClaimedThing, { params: { kind, id } })

/** The member’s own claim of something. */
export const myClaimQuery = (kind: Kind, id: string) => query(noun, getMyClaim, { params: { kind, id } })

/** A claim on something that the member owns, or null where there is none. */
export const contestQuery = (claimId: string) =>
  queryOrNull(noun, getContest, { params: { claimId: claimId as `clm_${string}` } })
