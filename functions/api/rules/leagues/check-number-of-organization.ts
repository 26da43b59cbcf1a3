import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { checkNumber } from '#core/rules/leagues/check-number.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { requireRunLeague } from '#core/rules/leagues/require-run-league.ts'
import { AppError } from '#shared/errors.ts'
import { checkNumberOfOrganization as contract } from '#shared/rules/leagues/contract.ts'

function checkNumberOfOrganization({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { leagueId, memberId: userId } = params
  // A checked number counts for points, also those of before.
  if (userId === by.userId)
    throw new AppError('forbidden', 'own_number', 'Someone else must check your own number.')
  return untilUnchanged(async () => {
    const { league, unchanged } = await requireRunLeague(leagueId, by.userId)
    const stillTheirs = [...unchanged, leagues.check(league, { version: league.version })]
    return checkNumber({ of: { leagueId, userId }, ...body, by, unchanged: stillTheirs, remember }, now)
  })
}

export const handler = endpoint(contract, checkNumberOfOrganization)
