import { placeOf } from '#core/community/teams/place-in-team.ts'
import { listingsOf } from '#core/directory/listings/owned-listings.ts'
import { organizationsManagedBy } from '#core/organizations/organizations/managed-organizations.ts'
import { organizationsById } from '#core/organizations/organizations/named-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listOwnSponsorSides as contract, type OwnSide } from '#shared/ads/sponsorships/contract.ts'
import { mayEdit } from '#shared/community/teams/team-roles.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { isListed as isListedOrganization } from '#shared/organizations/organizations/public-organization.ts'

async function listOwnSponsorSides({ actor: { userId } }: ApiRequest<typeof contract>) {
  const [place, owned, managed] = await Promise.all([
    placeOf(userId),
    listingsOf(userId),
    organizationsManagedBy(userId),
  ])
  const organizations = [...(await organizationsById(managed)).values()]
  const items: OwnSide[] = [
    ...owned.filter(isListed).map(({ id, businessName: name }) => ({ id, name })),
    ...organizations.filter(isListedOrganization).map(({ id, name }) => ({ id, name })),
    ...(place && mayEdit(place.membership.role) ? [{ id: place.team.id, name: place.team.name }] : []),
  ]
  return { items }
}

export const handler = endpoint(contract, listOwnSponsorSides)
