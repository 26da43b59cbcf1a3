import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Expectation } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type Season, SeasonFields } from '#shared/rules/seasons/season.ts'
import { seasons } from './seasons.ts'

type Change = {
  by: { userId: string; adminId?: string | undefined }
  before?: Season
  season: Season
  /** The action, without the name of the season. */
  verb: string
  reason?: string | undefined
  with?: readonly Write[]
  remember: (season: Season) => Write[]
}

const said = (season: Season) => ({
  ...Object.fromEntries(
    Object.keys(SeasonFields.shape).map((field) => [field, season[field as keyof SeasonFields]]),
  ),
  status: season.status,
})

/** Writes a season as it is now, if it still is what was read, with a line in the log. */
export async function saveSeason(change: Change, now: string): Promise<Season> {
  const { by, before, season, verb, reason, remember } = change
  const expect: Expectation = before ? { version: before.version } : { absent: true }
  await commit(
    seasons.put(season, expect),
    ...(change.with ?? []),
    recordActivity(
      {
        by,
        type: 'season_update',
        description: `${verb} the season ${season.name}${reason ? `: ${reason}` : ''}`,
        ...(before && { before: said(before), after: said(season) }),
      },
      now,
    ),
    ...remember(season),
  )
  return season
}
