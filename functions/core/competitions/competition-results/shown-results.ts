import { events } from '#core/events/events/events.ts'
import { getTogether } from '#core/platform/db/get-together.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { users } from '#core/platform/users/users.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { listVersions } from '#core/rules/rulebooks/list-versions.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { ResultRow } from '#shared/competitions/competition-results/contract.ts'
import { publicTitle } from '#shared/events/events/public-event.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { League } from '#shared/rules/leagues/league.ts'

export type Names = Pick<
  ResultRow,
  'eventName' | 'leagueName' | 'className' | 'competitorName' | 'profilePath'
>

/** The names that stand beside these results. */
export async function namesOfResults(
  results: readonly CompetitionResult[],
): Promise<(result: CompetitionResult) => Names> {
  const leagueIds = [...new Set(results.map(({ leagueId }) => leagueId))]
  const eventIds = [...new Set(results.flatMap(({ eventId }) => eventId ?? []))]
  const memberIds = [...new Set(results.flatMap(({ competitorId }) => competitorId ?? []))]
  const found = await getTogether([
    ...memberIds.filter((id) => id !== goneOwnerId).map((id) => users.key({ id })),
    ...eventIds.map((id) => events.key({ id })),
    ...leagueIds.map((id) => leagues.key({ id })),
  ])
  const members = byId(found(users))
  const held = byId(found(events))
  const of = byId(found(leagues))
  const inEvent = ({ eventId, classKey }: CompetitionResult) =>
    held.get(eventId ?? '')?.classes.find((one) => one.classKey === classKey)
  const unnamed = results.filter((result) => !inEvent(result))
  const classes = await classesOf([...new Set(unnamed.map(({ leagueId }) => leagueId))])
  return (result) => {
    const { eventId, elsewhere, leagueId, classKey, competitorId, guest } = result
    const event = held.get(eventId ?? '')
    const member = members.get(competitorId ?? '')
    return {
      eventName: event ? publicTitle(event) : (elsewhere?.eventName ?? 'Deleted event'),
      leagueName: of.get(leagueId)?.name ?? 'Deleted league',
      className: inEvent(result)?.name ?? classes.get(leagueId)?.get(classKey) ?? classKey,
      competitorName: member ? publicName(member) : (guest?.name ?? 'Former member'),
      ...(member && isShown(member) && { profilePath: memberPath(member.id) }),
    }
  }
}

const byId = <T extends { id: string }>(found: readonly T[]) =>
  new Map<string, T>(found.map((one) => [one.id, one]))

const versionsRead = 20

/** The names of the classes of each league, by its newest rules that know them. */
async function classesOf(ids: readonly League['id'][]): Promise<Map<string, Map<string, string>>> {
  const all = await Promise.all(
    ids.map(async (id) => {
      const { items } = await listVersions(id, { limit: versionsRead })
      const published = items.filter(({ status }) => status !== 'draft').toReversed()
      return [
        id as string,
        new Map(published.flatMap(({ classes }) => classes.map(({ key, name }) => [key as string, name]))),
      ] as const
    }),
  )
  return new Map(all)
}

/** A result as everyone sees it. */
export const resultRow = (
  {
    id,
    source,
    eventId,
    elsewhere,
    eventOn,
    leagueId,
    seasonId,
    classKey,
    score,
    place,
    isZero,
    competitorId,
    vehicle,
    status,
    revision,
    decidedAt,
    updatedAt,
  }: CompetitionResult,
  names: Names,
): ResultRow => ({
  id,
  source,
  ...(eventId && { eventId }),
  ...(elsewhere && { elsewhere }),
  eventOn,
  leagueId,
  ...(seasonId && { seasonId }),
  classKey,
  score,
  ...(place !== undefined && { place }),
  isZero,
  ...(competitorId && competitorId !== goneOwnerId && { competitorId }),
  ...(vehicle && { vehicle }),
  status,
  revision,
  ...(decidedAt && { decidedAt }),
  updatedAt,
  ...names,
})

export async function resultRows(results: readonly CompetitionResult[]): Promise<ResultRow[]> {
  const names = await namesOfResults(results)
  return results.map((result) => resultRow(result, names(result)))
}
