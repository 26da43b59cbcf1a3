import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoTeams } from '#lib/local/seed/community/demo-teams.ts'
import { type DemoClass, demoPlaces } from '#lib/local/seed/competitions/demo-places.ts'
import { demoSeasons } from '#lib/local/seed/rules/demo-seasons.ts'
import { teamOn } from '#shared/community/teams/team-on.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import { awardsOf } from '#shared/leaderboard/points/awards-of.ts'
import { pointsDue } from '#shared/leaderboard/points/points-due.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { Season } from '#shared/rules/seasons/season.ts'

type DemoLedger = { classes: DemoClass[]; seasons: Season[]; lines: PointsLine[] }

/** Returns what the demo’s verified classes have earned, by the rules that every class goes through. */
export function demoLedger(now: string): DemoLedger {
  const classes = demoPlaces(now)
  const seasons = demoSeasons(now)
  const people = new Map([...demoUsers(now), ...demoMembers(now)].map((user) => [user.id as string, user]))
  const memberships = Map.groupBy(demoTeams(now).memberships, ({ userId }) => userId as string)
  const lines = classes.flatMap(({ event, of, revision }) =>
    event.seasons.flatMap(({ seasonId, multiplier }) => {
      const season = seasons.find(({ id }) => id === seasonId)
      if (!season) return []
      const results = revision.entries.map((entry) => {
        const userId = entry.competitorId ?? ''
        const teamId = teamOn(memberships.get(userId) ?? [], event.startsAt ?? now)
        const scopeState = people.get(userId)?.state
        return {
          ...entry,
          resultId: resultIdOf(entry.entryId),
          ...(teamId && { teamId: teamId as NonNullable<PointsLine['teamId']> }),
          ...(scopeState && { scopeState }),
          isEligible: true,
        }
      })
      const formatKey = revision.formatKey ?? ('peak' as PointsLine['formatKey'])
      const { classKey } = of
      const source = { eventId: event.id, classKey, formatKey, multiplier, season }
      const due = pointsDue([], awardsOf(results, source), {
        eventId: event.id,
        classKey,
        revision: 1,
        why: 'Verified results',
      })
      const createdAt = of.verification?.at ?? now
      return due.map((draft) => ({
        ...draft,
        id: deriveId('pts', createdAt, `${seasonId} ${draft.resultId}`),
        createdAt,
        updatedAt: createdAt,
        version: 1,
      }))
    }),
  )
  return { classes, seasons, lines }
}
