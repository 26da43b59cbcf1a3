import { getMany } from '#core/platform/db/get-many.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { teams } from './teams.ts'

/** The teams of these ids. */
export async function teamsById(ids: Iterable<string>): Promise<Map<string, Team>> {
  const rows = await getMany([...new Set(ids)].map((id) => teams.key({ id })))
  return new Map(rows.map((row) => teams.read(row)).map((team) => [team.id, team]))
}
