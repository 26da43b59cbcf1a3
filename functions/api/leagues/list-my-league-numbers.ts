import { leagueNumberPrefix, leagueNumbers } from '#core/leagues/league-numbers.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyLeagueNumbers as contract } from '#shared/leagues/contract.ts'

const listMyLeagueNumbers = ({ actor, query }: ApiRequest<typeof contract>) =>
  leagueNumbers.list({ pk: `USER#${actor.userId}`, prefix: leagueNumberPrefix, consistent: true, ...query })

export const handler = endpoint(contract, listMyLeagueNumbers)
