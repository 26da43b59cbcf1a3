import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { newId } from '#shared/ids.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { putLeague, putRulebook, putSeason } from './leagues.ts'

export type ResultWorld = { leagueId: League['id']; seasonId: Season['id']; classKey: string }

/** A league whose season runs this year and the last, with a class that is measured. */
export async function resultWorld(): Promise<ResultWorld> {
  const { id: leagueId } = await putLeague()
  const {
    id: rulebookId,
    versionNo,
    classes,
    formats,
  } = await putRulebook(leagueId, {
    status: 'published',
  })
  const measured = classes.find(({ formatKey }) =>
    formats.some(({ key, kind }) => key === formatKey && kind === 'spl_peak'),
  )
  if (!measured) throw new Error('The rulebook has no class that is measured.')
  const year = new Date().getUTCFullYear()
  const { id: seasonId } = await putSeason(leagueId, {
    status: 'active',
    startsOn: `${year - 1}-01-01`,
    endsOn: `${year}-12-31`,
    rulebook: { rulebookId, versionNo },
  })
  return { leagueId, seasonId, classKey: measured.key }
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** A report about an event elsewhere, a week ago. */
export const someReport = ({ leagueId, seasonId, classKey }: ResultWorld) => ({
  elsewhere: {
    eventName: `Lot Sound-Off ${crypto.randomUUID().slice(0, 6)}`,
    eventOn: dayBefore(7),
    city: 'Dayton',
    state: 'OH',
  },
  leagueId,
  seasonId,
  classKey,
  score: { sumHundredths: 15130, judges: 1 },
  notes: '',
  evidenceUploadIds: [],
})

/** Stores a result directly, by default reported a minute ago and not verified. */
export async function putResult(
  userId: string,
  world: ResultWorld,
  more: Partial<CompetitionResult> = {},
): Promise<CompetitionResult> {
  const now = new Date(Date.now() - 60_000).toISOString()
  const { evidenceUploadIds: _, ...fields } = someReport(world)
  const result: CompetitionResult = {
    ...fields,
    id: newId('res', now),
    source: 'member',
    eventOn: fields.elsewhere.eventOn,
    competitorId: userId,
    isZero: false,
    status: 'pending',
    evidence: [],
    submittedBy: userId,
    submittedAt: now,
    rejections: 0,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...more,
  }
  await commit(competitionResults.put(result, { absent: true }))
  return result
}
