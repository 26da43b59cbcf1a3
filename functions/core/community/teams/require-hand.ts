import { personIn } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import type { Team, TeamRole } from '#shared/community/teams/team.ts'
import { actingRole, mayEdit } from '#shared/community/teams/team-roles.ts'
import type { AppError } from '#shared/errors.ts'
import type { OrganizationPerson } from '#shared/organizations/organizations/organization.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { findTeam, membershipIn } from './place-in-team.ts'
import { teamMembers } from './team-members.ts'
import { teamRefusal } from './team-refusal.ts'

type Standing = Pick<OwnTeam, 'role' | 'organizationRole'>

export type Hand = {
  team: Team
  /** The role in which the caller acts. */
  role: TeamRole | undefined
  /** What they are in the team and in its organization. */
  standing: Standing
  /** The writes of the caller hold only while that lasts. */
  unchanged: Write[]
}

/** A team, archived ones among them, and the role in which someone acts in it: as a member, or for its organization. */
export async function handIn(teamId: string, userId: string): Promise<Hand> {
  const [team, me] = await Promise.all([findTeam(teamId), membershipIn(teamId, userId)])
  const person = mayEdit(me?.role) ? undefined : await runningPerson(team, userId)
  const standing = { ...(me && { role: me.role }), ...organizationRoleOf(person) }
  const unchanged = person
    ? [organizationPeople.check(person, { version: person.version })]
    : me
      ? [teamMembers.check(me, { version: me.version })]
      : []
  return { team, role: actingRole(standing), standing, unchanged }
}

/**
 * The same of an active team, for those who may do something in it. Others read that there is no such team; members whose
 * role is not enough read which one is.
 */
export async function requireHand(
  teamId: string,
  userId: string,
  isEnough: (role: TeamRole) => boolean,
  refuse: () => AppError,
): Promise<Hand & { role: TeamRole }> {
  const { role, ...hand } = await handIn(teamId, userId)
  if (!role) throw teamRefusal.notFound()
  if (hand.team.status !== 'active') throw teamRefusal.archived()
  if (!isEnough(role)) throw refuse()
  return { ...hand, role }
}

/** Someone who runs the organization of a team now. */
export async function runningPerson(
  { organizationId }: Pick<Team, 'organizationId'>,
  userId: string,
): Promise<OrganizationPerson | undefined> {
  const person = organizationId && (await personIn(organizationId, userId))
  return person && mayInOrganization(person.role, 'events') ? person : undefined
}

/** What someone is in the organization of a team, where it lets them act in the team. */
export const organizationRoleOf = (
  person: OrganizationPerson | undefined,
): Pick<OwnTeam, 'organizationRole'> =>
  person && person.role !== 'editor' ? { organizationRole: person.role } : {}
