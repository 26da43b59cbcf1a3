import { ownCompetitor } from '#core/leaderboard/standings/get-competitor.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOwnCompetitor as contract } from '#shared/leaderboard/standings/contract.ts'

const getOwnCompetitor = ({ actor }: ApiRequest<typeof contract>) => ownCompetitor(actor.userId)

export const handler = endpoint(contract, getOwnCompetitor)
