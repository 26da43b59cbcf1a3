import { claims } from '#core/directory/organization-claims/claims.ts'
import { findContest, shownContest } from '#core/directory/organization-claims/contest.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { objectToClaim as contract } from '#shared/directory/organization-claims/contract.ts'
import { objectedClaim } from '#shared/directory/organization-claims/stepped-claim.ts'

const objectToClaim = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const before = await findContest(params.claimId, actor.userId)
    const after = objectedClaim(before, { by: actor.user.id, text: body.text }, now)
    const answer = await shownContest(after)
    await commit(claims.put(after, { version: before.version }), ...remember(answer))
    return answer
  })

export const handler = endpoint(contract, objectToClaim)
