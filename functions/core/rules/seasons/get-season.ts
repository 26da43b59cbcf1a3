import type { ParamsOf } from '#shared/platform/http/route.ts'
import type { getSeason as contract } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { seasonNotFound } from './find-season.ts'
import { seasons } from './seasons.ts'

/** A season that everyone may see. */
export async function getSeason({ params }: { params: ParamsOf<typeof contract> }): Promise<Season> {
  const season = await seasons.get({ id: params.seasonId })
  if (!season || season.status === 'draft') throw seasonNotFound()
  return season
}
