import { findContest, shownContest } from '#core/directory/organization-claims/contest.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getContest as contract } from '#shared/directory/organization-claims/contract.ts'

const getContest = async ({ actor, params }: ApiRequest<typeof contract>) =>
  shownContest(await findContest(params.claimId, actor.userId))

export const handler = endpoint(contract, getContest)
