import { teamOfOn } from '#core/community/teams/teammates-on.ts'
import { rulesOf } from '#core/competitions/competitions/class-at.ts'
import { linesOfEvent, pointsLines } from '#core/competitions/competitions/points-lines.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { Write } from '#core/platform/db/write.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { Event } from '#shared/events/events/event.ts'
import { awardsOf } from '#shared/leaderboard/points/awards-of.ts'
import type { PointsAward, PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { isEligible } from './is-eligible.ts'

type Awarded = Parameters<typeof awardsOf>[0][number]
type Result = Omit<Awarded, 'isEligible' | 'teamId' | 'scopeState'>

/** Awards hold while the seasons are as they were read. */
type Awards = { awards: PointsAward[]; checks: Write[] }

/** The points of a class’s results at an event, in each season that the event counts in. */
export async function awardsAt(
  { id: eventId, startsOn, startsAt, timeZone = 'UTC', seasons: counted }: Event,
  classKey: PointsAward['classKey'],
  results: readonly Result[],
): Promise<Awards> {
  if (!startsOn) return { awards: [], checks: [] }
  const competing = results.flatMap(({ competitorId }) => competitorId ?? [])
  const members = await usersById(competing)
  const teams = new Map(
    await Promise.all(
      [...new Set(competing)].map(
        async (userId) => [userId, await teamOfOn(userId, startsAt ?? `${startsOn}T00:00:00.000Z`)] as const,
      ),
    ),
  )
  const inSeasons = counted.map(async ({ seasonId, multiplier, rulebook }): Promise<Awards> => {
    const [season, rules] = await Promise.all([
      seasons.get({ id: seasonId }, { consistent: true }),
      rulesOf(rulebook, classKey),
    ])
    if (!season || !rules) return { awards: [], checks: [] }
    const had = await linesBefore(seasonId, eventId, classKey)
    const taken = results.map(async (result): Promise<Awarded> => {
      const { competitorId } = result
      const before = competitorId ? had.get(competitorId) : undefined
      const member = competitorId ? members.get(competitorId) : undefined
      const teamId = competitorId ? (teams.get(competitorId) as Awarded['teamId']) : undefined
      return {
        ...result,
        ...(teamId && { teamId }),
        ...scopeOf(before, member),
        isEligible:
          before !== undefined ||
          (member !== undefined && (await isEligible(season, member.id, { on: startsOn, timeZone }))),
      }
    })
    const { formatKey } = rules.class
    return {
      awards: awardsOf(await Promise.all(taken), { eventId, classKey, formatKey, multiplier, season }),
      checks: [seasons.check({ id: season.id }, { version: season.version })],
    }
  })
  const all = await Promise.all(inSeasons)
  return { awards: all.flatMap((one) => one.awards), checks: all.flatMap((one) => one.checks) }
}

/**
 * The earlier decision about people who already had points from it: whether the season took them, and where they lived.
 */
async function linesBefore(seasonId: string, eventId: string, classKey: string) {
  const had = new Map<string, PointsLine>()
  const where = { index: 'gsi1' as const, pk: linesOfEvent(seasonId, eventId) }
  for await (const line of eachItem(pointsLines, where))
    if ((line.movedFrom ?? line.classKey) === classKey) had.set(line.competitorId, line)
  return had
}

const State = /^[A-Z]{2}$/

function scopeOf(before: PointsLine | undefined, member: { state: string } | undefined) {
  const state = before ? before.scopeState : member?.state
  return state && State.test(state) ? { scopeState: state } : {}
}

/** The entries of a class as results. */
export const resultsOf = (entries: readonly PlacedEntry[]): Result[] =>
  entries
    .filter(({ status }) => status === 'placed')
    .map(({ entryId, competitorId, place, score, isZero }) => ({
      entryId,
      competitorId,
      place: place ?? 0,
      score,
      isZero,
      resultId: resultIdOf(entryId),
    }))
    .filter(({ place }) => place > 0)
