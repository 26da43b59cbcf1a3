import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Claim } from '#shared/directory/organization-claims/claim.ts'
import { claims, type StoredClaim, shownToClaimant } from './claims.ts'
import { findOwnClaim } from './find-claim.ts'

type Change = {
  claimId: string
  userId: string
  step: (before: StoredClaim) => StoredClaim | Promise<StoredClaim>
  also?: (after: StoredClaim, before: StoredClaim) => Write[]
  remember?: (answer: Claim) => Write[]
}

/** A claimant changes their claim. */
export const changeOwnClaim = ({
  claimId,
  userId,
  step,
  also = () => [],
  remember = () => [],
}: Change): Promise<Claim> =>
  untilUnchanged(async () => {
    const before = await findOwnClaim(claimId, userId)
    const after = await step(before)
    const answer = shownToClaimant(after)
    await commit(claims.put(after, { version: before.version }), ...also(after, before), ...remember(answer))
    return answer
  })
