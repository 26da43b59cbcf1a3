import { AppError } from '#shared/errors.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { seasons } from './seasons.ts'

export const seasonNotFound = () => new AppError('not_found', 'season_not_found', 'Season not found')

/** A season of a league, also as a draft. */
export async function findSeason(named: { leagueId: string; seasonId: string }): Promise<Season> {
  const season = await seasons.get({ id: named.seasonId }, { consistent: true })
  if (season?.leagueId !== named.leagueId) throw seasonNotFound()
  return season
}
