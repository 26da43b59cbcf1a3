import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { leagueNumberPrefix, leagueNumbers } from '#core/rules/leagues/league-numbers.ts'
import { listMyLeagueNumbers as contract } from '#shared/rules/leagues/contract.ts'

const listMyLeagueNumbers = ({ actor, query }: ApiRequest<typeof contract>) =>
  leagueNumbers.list({ pk: `USER#${actor.userId}`, prefix: leagueNumberPrefix, consistent: true, ...query })

export const handler = endpoint(contract, listMyLeagueNumbers)
