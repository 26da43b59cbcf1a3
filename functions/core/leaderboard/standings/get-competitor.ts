import { teamLocks } from '#core/community/teams/team-members.ts'
import { teams } from '#core/community/teams/teams.ts'
import {
  competitionResults,
  resultsOfMember,
} from '#core/competitions/competition-results/competition-results.ts'
import { competitionRecords } from '#core/competitions/competitions/competition-records.ts'
import { events } from '#core/events/events/events.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getTogether } from '#core/platform/db/get-together.ts'
import { users } from '#core/platform/users/users.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { AppError } from '#shared/errors.ts'
import { publicTitle } from '#shared/events/events/public-event.ts'
import type { Competitor, getCompetitor as contract } from '#shared/leaderboard/standings/contract.ts'
import type { Standing } from '#shared/leaderboard/standings/standing.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { bestsIn, listBests } from './bests.ts'
import { factsOfLeagues } from './facts-of-leagues.ts'
import { type Person, personOf } from './people-of.ts'
import { type RankedClass, rankedClasses } from './ranked-classes.ts'
import { scoreCourses } from './score-courses.ts'
import { standings, standingsOfCompetitor } from './standings.ts'

/** Further back a plot would show nothing that its table does not say better. */
const resultsRead = 100

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

/** In two rounds: what the member’s id finds, and what that names. */
async function competitorOf(competitorId: string, isWhole: (person: Person) => boolean): Promise<Competitor> {
  const [member, standing, results] = await Promise.all([
    getTogether([users.key({ id: competitorId }), teamLocks.key({ userId: competitorId })]),
    standingsIn(competitorId),
    competitionResults.list({
      index: 'gsi1',
      pk: resultsOfMember(competitorId),
      newestFirst: true,
      limit: resultsRead,
    }),
  ])
  const who = personOf(member(users)[0])
  const whole = isWhole(who)
  // What counts for nothing is no score.
  const scored = results.items.filter(({ status, isZero }) => status === 'verified' && !isZero)
  const lock = whole ? member(teamLocks)[0] : undefined
  const [named, factsOf, older] = await Promise.all([
    getTogether(keysOf({ competitorId, standing, scored, whole, teamId: lock?.teamId })),
    factsOfLeagues(scored),
    results.nextCursor ? listBests(competitorId) : undefined,
  ])
  const leagueOf = await leaguesBy(named(leagues), named(seasons))
  const [team] = named(teams)
  return {
    competitorId: competitorId as Competitor['competitorId'],
    ...who,
    ...(team?.status === 'active' && !team.removed && { team: { name: team.name, path: teamPath(team.id) } }),
    seasons: seasonsOf(standing, named(seasons), named(rankedClasses), leagueOf),
    bests: older ?? bestsIn(competitorId, named(competitionRecords), leagueOf, factsOf),
    courses: whole
      ? scoreCourses(scored, {
          leagueOf,
          factsOf,
          titleOf: new Map(named(events).map((event) => [event.id, publicTitle(event)])),
        })
      : [],
  }
}

type Found = {
  competitorId: string
  standing: readonly Standing[]
  scored: readonly CompetitionResult[]
  whole: boolean
  teamId: string | undefined
}

function keysOf({ competitorId, standing, scored, whole, teamId }: Found) {
  const classes = [...new Map(scored.map((one) => [`${one.leagueId}#${one.classKey}`, one])).values()]
  const ids = (all: readonly (string | undefined)[]) => [...new Set(all.flatMap((id) => id ?? []))]
  return [
    ...ids(standing.map(({ seasonId }) => seasonId)).map((id) => seasons.key({ id })),
    ...standing.map((one) => rankedClasses.key(one)),
    ...ids(scored.map(({ leagueId }) => leagueId)).map((id) => leagues.key({ id })),
    ...classes.flatMap(({ leagueId, classKey }) =>
      [competitorId, 'all'].map((scope) => competitionRecords.key({ leagueId, classKey, scope })),
    ),
    ...(whole ? ids(scored.map(({ eventId }) => eventId)).map((id) => events.key({ id })) : []),
    ...(teamId ? [teams.key({ id: teamId })] : []),
  ]
}

async function standingsIn(competitorId: string): Promise<Standing[]> {
  const found: Standing[] = []
  const where = { index: 'gsi2' as const, pk: standingsOfCompetitor(competitorId) }
  for await (const standing of eachItem(standings, where)) found.push(standing)
  return found
}

/** Reads those of the seasons that no recent score names. */
async function leaguesBy(
  known: readonly League[],
  inSeasons: readonly Season[],
): Promise<ReadonlyMap<string, League>> {
  const leagueOf = new Map<string, League>(known.map((league) => [league.id, league]))
  const missing = new Set(inSeasons.map(({ leagueId }) => leagueId).filter((id) => !leagueOf.has(id)))
  if (missing.size === 0) return leagueOf
  const found = await getTogether([...missing].map((id) => leagues.key({ id })))
  for (const league of found(leagues)) leagueOf.set(league.id, league)
  return leagueOf
}

/** The newest season first, and in a season the best rank first. */
function seasonsOf(
  own: readonly Standing[],
  inSeasons: readonly Season[],
  classes: readonly RankedClass[],
  leagueOf: ReadonlyMap<string, League>,
): Competitor['seasons'] {
  const known = new Map<string, Season>(inSeasons.map((one) => [one.id, one]))
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
          leagueName: leagueOf.get(season.leagueId)?.name ?? '',
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
