import { teamLocks } from '#core/community/teams/team-members.ts'
import { teams } from '#core/community/teams/teams.ts'
import { competitionRecords, recordsOf } from '#core/competitions/competitions/competition-records.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { leagues, leaguesPartition } from '#core/rules/leagues/leagues.ts'
import { classNamesOf } from '#core/rules/rulebooks/class-names-of.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { AppError } from '#shared/errors.ts'
import type { Competitor, getCompetitor as contract } from '#shared/leaderboard/standings/contract.ts'
import type { Standing } from '#shared/leaderboard/standings/standing.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { peopleOf } from './people-of.ts'
import { rankedClasses } from './ranked-classes.ts'
import { scoreCourses } from './score-courses.ts'
import { standings, standingsOfCompetitor } from './standings.ts'

/** Returns the events and classes a member has competed in. */
export async function getCompetitor({ params: { competitorId } }: { params: ParamsOf<typeof contract> }) {
  const competitor = await competitorOf(competitorId, ({ profilePath }) => profilePath !== undefined)
  const { seasons: inSeasons, bests, profilePath } = competitor
  // Members whose profiles are public have the page before their first result.
  if (inSeasons.length === 0 && bests.length === 0 && !profilePath)
    throw new AppError('not_found', 'competitor_not_found', 'Competitor not found')
  return competitor
}

/** Members see all of their own page, even while they hide their profile. */
export const ownCompetitor = (userId: string): Promise<Competitor> => competitorOf(userId, () => true)

type Person = ReturnType<Awaited<ReturnType<typeof peopleOf>>>

async function competitorOf(competitorId: string, isWhole: (person: Person) => boolean): Promise<Competitor> {
  const [all, person, standing] = await Promise.all([
    allLeagues(),
    peopleOf([competitorId]),
    standingsIn(competitorId),
  ])
  const who = person(competitorId)
  const [inSeasons, bests, team, courses] = await Promise.all([
    seasonsOf(standing, all),
    Promise.all(all.map((league) => bestsOf(league, competitorId))).then((lists) => lists.flat()),
    isWhole(who) ? teamOf(competitorId) : undefined,
    isWhole(who) ? scoreCourses(competitorId, all) : [],
  ])
  return {
    competitorId: competitorId as Competitor['competitorId'],
    ...who,
    ...(team && { team }),
    seasons: inSeasons,
    bests,
    courses,
  }
}

async function allLeagues(): Promise<League[]> {
  const found: League[] = []
  for await (const league of eachItem(leagues, { index: 'gsi1', pk: leaguesPartition })) found.push(league)
  return found
}

async function standingsIn(competitorId: string): Promise<Standing[]> {
  const found: Standing[] = []
  const where = { index: 'gsi2' as const, pk: standingsOfCompetitor(competitorId) }
  for await (const standing of eachItem(standings, where)) found.push(standing)
  return found
}

/** The newest season first, and in a season the best rank first. */
async function seasonsOf(own: readonly Standing[], all: readonly League[]): Promise<Competitor['seasons']> {
  const ids = [...new Set(own.map(({ seasonId }) => seasonId))]
  const [seasonRows, classRows] = await Promise.all([
    getMany(ids.map((id) => seasons.key({ id }))),
    getMany(own.map((standing) => rankedClasses.key(standing))),
  ])
  const known = new Map(seasonRows.map((row) => seasons.read(row)).map((one) => [one.id, one]))
  const classes = classRows.map((row) => rankedClasses.read(row))
  const rows = own.flatMap((standing) => {
    const season = known.get(standing.seasonId)
    const of = classes.find((one) => one.seasonId === standing.seasonId && one.classKey === standing.classKey)
    if (!season || season.status === 'draft') return []
    const { seasonId, classKey, rank, points, wins, history, counted, dropped } = standing
    return [
      {
        startsOn: season.startsOn,
        row: {
          seasonId,
          seasonName: season.name,
          leagueName: all.find(({ id }) => id === season.leagueId)?.name ?? '',
          classKey,
          className: of?.name ?? classKey,
          rank,
          of: of?.competitors ?? rank,
          points,
          wins,
          events: counted.length + dropped.length,
          history,
        },
      },
    ]
  })
  return rows
    .toSorted((a, b) =>
      a.startsOn === b.startsOn ? a.row.rank - b.row.rank : a.startsOn < b.startsOn ? 1 : -1,
    )
    .map(({ row }) => row)
}

async function bestsOf({ id, name }: League, competitorId: string): Promise<Competitor['bests']> {
  const own = []
  for await (const record of eachItem(competitionRecords, { pk: recordsOf(id, competitorId) }))
    own.push(record)
  if (own.length === 0) return []
  const [rows, nameOf] = await Promise.all([
    getMany(own.map(({ classKey }) => competitionRecords.key({ leagueId: id, classKey, scope: 'all' }))),
    classNamesOf(id),
  ])
  const ofClass = new Map(rows.map((row) => competitionRecords.read(row)).map((one) => [one.classKey, one]))
  return own.map(({ classKey, score, since }) => ({
    leagueName: name,
    classKey,
    className: nameOf(classKey),
    score,
    on: since,
    isClassRecord:
      ofClass.get(classKey)?.holders.some((holder) => holder.competitorId === competitorId) ?? false,
  }))
}

async function teamOf(userId: string): Promise<Competitor['team']> {
  const lock = await teamLocks.get({ userId })
  const team = lock && (await teams.get({ id: lock.teamId }))
  return team?.status === 'active' && !team.removed ? { name: team.name, path: teamPath(team.id) } : undefined
}
