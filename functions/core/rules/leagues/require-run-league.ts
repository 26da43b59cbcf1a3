import { personIn } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import type { Write } from '#core/platform/db/write.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { findLeague, leagueNotFound } from './find-league.ts'

/**
 * A league whose organization someone runs. Others read that there is no such league. `unchanged`: the writes of theirs
 * hold only while they do.
 */
export async function requireRunLeague(
  leagueId: string,
  userId: string,
): Promise<{ league: League; unchanged: Write[] }> {
  const league = await findLeague(leagueId)
  const person = league.organizationId && (await personIn(league.organizationId, userId))
  if (!person) throw leagueNotFound()
  if (!mayInOrganization(person.role, 'events')) throw organizationRefusal.role()
  return { league, unchanged: [organizationPeople.check(person, { version: person.version })] }
}
