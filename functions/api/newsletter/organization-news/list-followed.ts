import { followedBy, followings } from '#core/newsletter/organization-news/followings.ts'
import { namedOrganization, organizationsById } from '#core/organizations/organizations/named-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listFollowed as contract } from '#shared/newsletter/organization-news/contract.ts'

async function listFollowed({ actor, query: { limit, cursor } }: ApiRequest<typeof contract>) {
  const page = await followings.list({ pk: followedBy(actor.userId), consistent: true, limit, cursor })
  const found = await organizationsById(page.items.map(({ organizationId }) => organizationId))
  return {
    ...page,
    items: page.items.flatMap(({ organizationId, follows, isMuted }) => {
      const organization = namedOrganization(found.get(organizationId))
      return organization ? [{ follows, isMuted, organization }] : []
    }),
  }
}

export const handler = endpoint(contract, listFollowed)
