import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { showTeam } from '#core/teams/show-team.ts'
import { getTeam as contract } from '#shared/teams/contract.ts'

const getTeam = ({ params }: ApiRequest<typeof contract>) => showTeam(params.teamId)

export const handler = endpoint(contract, getTeam)
