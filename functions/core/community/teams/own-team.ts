import { namedOrganization, organizationsById } from '#core/organizations/organizations/named-organization.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { invitesOf, pendingOf } from './invites-of.ts'
import { withoutAddress } from './is-pending.ts'
import { findTeam, placeOf } from './place-in-team.ts'
import { organizationRoleOf, runningPerson } from './require-hand.ts'
import { teamRefusal } from './team-refusal.ts'

/** A person’s role in a team, with what waits for them and what prevents them from joining. */
export async function ownTeam(teamId: string, user: StoredUser, now: string): Promise<OwnTeam> {
  const [team, place, invites] = await Promise.all([
    findTeam(teamId),
    placeOf(user.id),
    invitesOf(teamId, user),
  ])
  const [person, found] = await Promise.all([
    runningPerson(team, user.id),
    organizationsById([team.organizationId]),
  ])
  const organization = namedOrganization(found.get(team.organizationId ?? ''))
  const pending = pendingOf(invites, team, now)
  const isHere = place?.team.id === teamId
  if (team.removed && !isHere && !person) throw teamRefusal.notFound()
  return {
    team,
    ...(isHere && { role: place.membership.role }),
    ...organizationRoleOf(person),
    ...(organization && { organization }),
    ...(pending && { pending: withoutAddress(pending) }),
    ...(place && !isHere && { otherTeam: { id: place.team.id, name: place.team.name } }),
  }
}
