import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { leagueNumbers } from '#core/rules/leagues/league-numbers.ts'
import { AppError } from '#shared/errors.ts'
import { setLeagueNumber as contract } from '#shared/rules/leagues/contract.ts'
import { isSameNumber } from '#shared/rules/leagues/is-same-number.ts'
import type { LeagueNumber } from '#shared/rules/leagues/league.ts'

const setLeagueNumber = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId } = actor
    const { id: leagueId, memberNumbers } = await findLeague(params.leagueId)
    if (!memberNumbers)
      throw new AppError('conflict', 'league_without_numbers', 'This league has no member numbers.')
    const before = await leagueNumbers.get({ userId, leagueId }, { consistent: true })
    const said: LeagueNumber = {
      ...body,
      leagueId,
      userId,
      ...(before && isSameNumber(before, body, now)
        ? { ...(before.checkedBy && { checkedBy: before.checkedBy }), createdAt: before.createdAt }
        : { createdAt: now }),
      updatedAt: now,
      version: (before?.version ?? 0) + 1,
    }
    await commit(
      leagueNumbers.put(said, before ? { version: before.version } : { absent: true }),
      ...remember(said),
    )
    return said
  })

export const handler = endpoint(contract, setLeagueNumber)
