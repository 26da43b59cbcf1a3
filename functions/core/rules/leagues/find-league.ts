import { AppError } from '#shared/errors.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { leagues } from './leagues.ts'

export const leagueNotFound = () => new AppError('not_found', 'league_not_found', 'League not found')

export async function findLeague(id: string): Promise<League> {
  const league = await leagues.get({ id }, { consistent: true })
  if (!league) throw leagueNotFound()
  return league
}
