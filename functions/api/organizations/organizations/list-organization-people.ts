import { findOrganization, personIn } from '#core/organizations/organizations/find-organization.ts'
import { openInvites } from '#core/organizations/organizations/organization-invites.ts'
import { peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import {
  listOrganizationPeople as contract,
  type ListedPerson,
} from '#shared/organizations/organizations/people-contract.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

async function listOrganizationPeople({ actor, params, now }: ApiRequest<typeof contract>) {
  const { organizationId } = params
  const isAdmin = actor.user.membershipType === 'admin'
  const [, me] = await Promise.all([findOrganization(organizationId), personIn(organizationId, actor.userId)])
  if (!me && !isAdmin) throw organizationRefusal.notFound()
  const people = await peopleOf(organizationId)
  const [invites, users] = await Promise.all([
    isAdmin || mayInOrganization(me?.role, 'people') ? openInvites(organizationId, people, now) : [],
    usersById(people.map(({ userId }) => userId)),
  ])
  const listed = people.map((person): ListedPerson => {
    const user = users.get(person.userId)
    const pictureUrl = user && publicMember(user)?.profileImage
    return { ...person, name: user ? publicName(user) : 'Former member', ...(pictureUrl && { pictureUrl }) }
  })
  const rank = ({ role }: ListedPerson) => OrganizationRole.options.indexOf(role)
  return {
    people: listed.toSorted((a, b) => rank(a) - rank(b) || a.since.localeCompare(b.since)),
    invites: invites.map(({ toEmail: email, ...invite }) => ({ ...invite, email })),
  }
}

export const handler = endpoint(contract, listOrganizationPeople)
