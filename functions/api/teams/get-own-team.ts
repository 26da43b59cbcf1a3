import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { ownTeam } from '#core/teams/own-team.ts'
import { getOwnTeam as contract } from '#shared/teams/contract.ts'

const getOwnTeam = ({ actor, params, now }: ApiRequest<typeof contract>) =>
  ownTeam(params.teamId, actor.userId, now)

export const handler = endpoint(contract, getOwnTeam)
