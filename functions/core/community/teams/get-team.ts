import { namedOrganization, organizationsById } from '#core/organizations/organizations/named-organization.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { getTeam as contract, PublicTeam, RosterMember } from '#shared/community/teams/contract.ts'
import { TeamRole } from '#shared/community/teams/team.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { findPublicTeam } from './find-public-team.ts'
import { listRoster } from './list-roster.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params'>

/** A team as everyone sees it: by name only those whose profiles are public now. */
export async function getTeam({ params: { teamId } }: Asked): Promise<PublicTeam> {
  const [{ ownerId: _, removed: __, organizationId, ...team }, members] = await Promise.all([
    findPublicTeam(teamId),
    listRoster(teamId),
  ])
  const [people, organizations] = await Promise.all([
    usersById(members.map(({ userId }) => userId)),
    organizationsById([organizationId]),
  ])
  const organization = namedOrganization(organizations.get(organizationId ?? ''))
  const roster = members.flatMap(({ userId, role, from }): RosterMember[] => {
    const user = people.get(userId)
    const member = user && publicMember(user)
    if (!member) return []
    const { name, profileImage } = member
    return [{ name, role, from, path: memberPath(userId), ...(profileImage && { pictureUrl: profileImage }) }]
  })
  const rank = ({ role }: RosterMember) => TeamRole.options.indexOf(role)
  return {
    ...team,
    ...(organization && { organization }),
    roster: roster.toSorted((a, b) => rank(a) - rank(b)),
    others: members.length - roster.length,
  }
}
