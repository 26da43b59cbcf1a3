import type { Season } from '#shared/seasons/season.ts'
import { seasonNotFound } from './find-season.ts'
import { seasons } from './seasons.ts'

/** A season that everyone may see: running or over. */
export async function findShownSeason({ seasonId }: { seasonId: string }): Promise<Season> {
  const season = await seasons.get({ id: seasonId })
  if (!season || season.status === 'draft') throw seasonNotFound()
  return season
}
