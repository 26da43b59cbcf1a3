import { organizationsById } from '#core/organizations/organizations/named-organization.ts'
import {
  organizationInvites,
  organizationInvitesTo,
  type StoredInvite,
  withoutAddress,
} from '#core/organizations/organizations/organization-invites.ts'
import {
  organizationPeople,
  organizationsOfPartition,
} from '#core/organizations/organizations/organization-people.ts'
import { forOthers, isByOwner, isOpen } from '#core/organizations/organizations/own-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import {
  listMyOrganizations as contract,
  type OwnOrganization,
} from '#shared/organizations/organizations/contract.ts'

/** More than anyone belongs to, or has been invited to. */
const most = 50

async function listMyOrganizations({ actor: { userId, user }, now }: ApiRequest<typeof contract>) {
  const [mine, invites] = await Promise.all([
    organizationPeople.list({ index: 'gsi1', pk: organizationsOfPartition(userId), limit: most }),
    organizationInvites.list({ index: 'gsi1', pk: organizationInvitesTo(user.email), limit: most }),
  ])
  const [found, inviters] = await Promise.all([
    organizationsById([...mine.items, ...invites.items].map(({ organizationId }) => organizationId)),
    getMany(
      invites.items.map(({ organizationId, by }) => organizationPeople.key({ organizationId, userId: by })),
    ),
  ])
  const owners = inviters.map(organizationPeople.read).filter(isByOwner)
  const counts = ({ organizationId: id, by }: StoredInvite) =>
    owners.some(({ organizationId, userId }) => organizationId === id && userId === by)
  const own = mine.items.flatMap(({ organizationId, role }): OwnOrganization[] => {
    const organization = found.get(organizationId)
    return organization ? [{ organization, role }] : []
  })
  const isIn = new Set(own.map(({ organization }) => organization.id))
  const invited = invites.items.flatMap((invite): OwnOrganization[] => {
    const organization = found.get(invite.organizationId)
    return organization && !isIn.has(organization.id) && isOpen(invite, organization, now) && counts(invite)
      ? [{ organization: forOthers(organization), invite: withoutAddress(invite) }]
      : []
  })
  const byName = (a: OwnOrganization, b: OwnOrganization) =>
    a.organization.name.localeCompare(b.organization.name)
  return { items: [...invited.toSorted(byName), ...own.toSorted(byName)] }
}

export const handler = endpoint(contract, listMyOrganizations)
