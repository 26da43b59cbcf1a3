import { changeOwnClaim } from '#core/directory/organization-claims/change-own-claim.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { answerClaim as contract } from '#shared/directory/organization-claims/contract.ts'
import { answeredClaim } from '#shared/directory/organization-claims/stepped-claim.ts'

const answerClaim = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  changeOwnClaim({
    claimId: params.claimId,
    userId: actor.userId,
    step: (before) => answeredClaim(before, body.answer, now),
    remember,
  })

export const handler = endpoint(contract, answerClaim)
