import { shownToClaimant } from '#core/directory/organization-claims/claims.ts'
import { closeClaims } from '#core/directory/organization-claims/close-claim.ts'
import { findOwnClaim } from '#core/directory/organization-claims/find-claim.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { withdrawClaim as contract } from '#shared/directory/organization-claims/contract.ts'
import { endedClaim } from '#shared/directory/organization-claims/stepped-claim.ts'

const withdrawClaim = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const before = await findOwnClaim(params.claimId, actor.userId)
    if (before.status === 'withdrawn') return shownToClaimant(before)
    const after = endedClaim(before, 'withdrawn', { now })
    const answer = { ...shownToClaimant(after), documents: [] }
    await commit(
      ...(await closeClaims([{ before, after }], { now, dropsDocuments: true })),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, withdrawClaim)
