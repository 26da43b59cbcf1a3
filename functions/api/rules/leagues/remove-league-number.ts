import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { leagueNumbers } from '#core/rules/leagues/league-numbers.ts'
import { removeLeagueNumber as contract } from '#shared/rules/leagues/contract.ts'

const removeLeagueNumber = ({ actor, params, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { id: leagueId } = await findLeague(params.leagueId)
    const said = await leagueNumbers.get({ userId: actor.userId, leagueId }, { consistent: true })
    if (said) await commit(leagueNumbers.delete(said), ...remember(undefined))
  })

export const handler = endpoint(contract, removeLeagueNumber)
