import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type League, LeagueFields } from '#shared/rules/leagues/league.ts'
import { leagues } from './leagues.ts'

type Save = {
  league: League
  fields: LeagueFields
  /** The version that was edited. */
  version: number
  by: { userId: string; adminId?: string | undefined }
  unchanged: readonly Write[]
  remember: (answer: League) => Write[]
}

const said = (league: LeagueFields) =>
  Object.fromEntries(
    Object.keys(LeagueFields.shape).map((field) => [field, league[field as keyof LeagueFields]]),
  )

/** Saves what was edited of a league, with what it was before. */
export async function saveLeague(
  { league, fields, version, by, unchanged, remember }: Save,
  now: string,
): Promise<League> {
  if (league.version !== version) throw concurrentChange()
  const { websiteUrl: _, organizationId: __, ...rest } = league
  const changed: League = { ...rest, ...fields, updatedAt: now, version: version + 1 }
  await commit(
    leagues.put(changed, { version }),
    ...unchanged,
    recordActivity(
      {
        by,
        type: 'league_update',
        description: `Changed the league ${changed.name}`,
        before: said(league),
        after: said(changed),
      },
      now,
    ),
    ...remember(changed),
  )
  return changed
}
