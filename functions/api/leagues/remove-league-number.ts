import { findLeague } from '#core/leagues/find-league.ts'
import { leagueNumbers } from '#core/leagues/league-numbers.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { removeLeagueNumber as contract } from '#shared/leagues/contract.ts'

const removeLeagueNumber = ({ actor, params, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { id: leagueId } = await findLeague(params.leagueId)
    const said = await leagueNumbers.get({ userId: actor.userId, leagueId }, { consistent: true })
    if (said) await commit(leagueNumbers.delete(said), ...remember(undefined))
  })

export const handler = endpoint(contract, removeLeagueNumber)
