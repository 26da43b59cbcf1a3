import { ownTeam } from '#core/community/teams/own-team.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOwnTeam as contract } from '#shared/community/teams/contract.ts'

const getOwnTeam = ({ actor, params, now }: ApiRequest<typeof contract>) =>
  ownTeam(params.teamId, actor.user, now)

export const handler = endpoint(contract, getOwnTeam)
