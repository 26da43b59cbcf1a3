import { findPublicTeam } from '#core/community/teams/find-public-team.ts'
import { listRoster } from '#core/community/teams/list-roster.ts'
import { competitionRecords, recordsOf } from '#core/competitions/competitions/competition-records.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { leagues, leaguesPartition } from '#core/rules/leagues/leagues.ts'
import { classNamesOf } from '#core/rules/rulebooks/class-names-of.ts'
import type { TeamRecord } from '#shared/leaderboard/records/team-contract.ts'
import { listTeamRecords as contract } from '#shared/leaderboard/records/team-contract.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { League } from '#shared/rules/leagues/league.ts'

type Names = ReadonlyMap<string, string>

/** A league has one record for each of its classes, and there are few leagues: their records are read and compared. */
async function listTeamRecords({ params: { teamId } }: ApiRequest<typeof contract>) {
  const [, members] = await Promise.all([findPublicTeam(teamId), listRoster(teamId)])
  const people = await usersById(members.map(({ userId }) => userId))
  const names = new Map(
    [...people.values()].filter(isShown).map((user) => [user.id as string, publicName(user)]),
  )
  const found: Promise<TeamRecord[]>[] = []
  if (names.size > 0)
    for await (const league of eachItem(leagues, { index: 'gsi1', pk: leaguesPartition }))
      found.push(heldIn(league, names))
  const items = (await Promise.all(found)).flat()
  return { items: items.toSorted((a, b) => (a.on < b.on ? 1 : -1)) }
}

async function heldIn({ id: leagueId, name: leagueName }: League, names: Names): Promise<TeamRecord[]> {
  const held: Omit<TeamRecord, 'className'>[] = []
  for await (const { classKey, score, holders } of eachItem(competitionRecords, {
    pk: recordsOf(leagueId, 'all'),
  }))
    for (const { competitorId, on } of holders) {
      const name = competitorId && names.get(competitorId)
      if (name) held.push({ leagueId, leagueName, classKey, score, competitorId, name, on })
    }
  if (held.length === 0) return []
  const nameOf = await classNamesOf(leagueId)
  return held.map((record) => ({ ...record, className: nameOf(record.classKey) }))
}

export const handler = endpoint(contract, listTeamRecords)
