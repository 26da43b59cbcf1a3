import { commit } from '#core/platform/db/commit.ts'
import { leagueNumbers } from '#core/rules/leagues/league-numbers.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { demoPoints } from '#lib/local/seed/rules/demo-seasons.ts'
import { newId } from '#shared/ids.ts'
import type { League, LeagueNumber } from '#shared/rules/leagues/league.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import type { Season } from '#shared/rules/seasons/season.ts'

const absent = { absent: true } as const

const stamps = () => {
  const now = new Date().toISOString()
  return { createdAt: now, updatedAt: now, version: 1 }
}

/** Stores a league directly. */
export async function putLeague(more: Partial<League> = {}): Promise<League> {
  const made = stamps()
  const league: League = {
    id: newId('lge', made.createdAt),
    name: `League ${crypto.randomUUID().slice(0, 8)}`,
    abbreviation: 'TST',
    memberNumbers: true,
    ...made,
    ...more,
  }
  await commit(leagues.put(league, absent))
  return league
}

/** The number that someone says they have in a league. */
export async function putLeagueNumber(
  leagueId: League['id'],
  userId: string,
  number = 'A-17',
): Promise<LeagueNumber> {
  const said = { leagueId, userId: userId as LeagueNumber['userId'], number, ...stamps() }
  await commit(leagueNumbers.put(said, absent))
  return said
}

/** The content of the second version of the demo’s first rulebook. */
export function rulebookFields(): Pick<
  Rulebook,
  'title' | 'formats' | 'classes' | 'rubrics' | 'violations' | 'sourceNote'
> {
  const [, second] = demoRulebooks(new Date().toISOString())
  if (!second) throw new Error('The demo has no rulebook.')
  const { title, formats, classes, rubrics, violations, sourceNote } = second
  return { title, formats, classes, rubrics, violations, sourceNote }
}

/** A version of a league’s rulebook, a draft unless it is said otherwise. */
export async function putRulebook(leagueId: League['id'], more: Partial<Rulebook> = {}): Promise<Rulebook> {
  const rulebook: Rulebook = {
    ...rulebookFields(),
    id: rulebookIdOf(leagueId),
    leagueId,
    versionNo: 1,
    status: 'draft',
    ...stamps(),
    ...more,
  }
  await commit(rulebooks.put(rulebook, absent))
  return rulebook
}

export const seasonFields = (more: Partial<Season> = {}) => ({
  name: 'Season 2026',
  year: 2026,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  pointsTable: demoPoints,
  bestN: 4,
  minEvents: 3,
  eligibility: { leagueNumber: true, paidMembership: false },
  ties: ['wins' as const, 'seconds' as const],
  teamBestPerEvent: 5,
  ...more,
})

/** A season of a league, a draft unless it is said otherwise. */
export async function putSeason(leagueId: League['id'], more: Partial<Season> = {}): Promise<Season> {
  const made = stamps()
  const season: Season = {
    ...seasonFields(),
    id: newId('sea', made.createdAt),
    leagueId,
    status: 'draft',
    notes: [],
    ...made,
    ...more,
  }
  await commit(seasons.put(season, absent))
  return season
}
