import { followerCount } from '#core/newsletter/organization-news/follower-counts.ts'
import { followings } from '#core/newsletter/organization-news/followings.ts'
import { findOrganization } from '#core/organizations/organizations/find-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getFollowing as contract } from '#shared/newsletter/organization-news/contract.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'

async function getFollowing({ actor: { userId }, params: { organizationId } }: ApiRequest<typeof contract>) {
  const [organization, following, followers] = await Promise.all([
    findOrganization(organizationId),
    followings.get({ userId, organizationId }, { consistent: true }),
    followerCount(organizationId),
  ])
  if (!hasPage(organization) && !following) throw organizationRefusal.notFound()
  return { follows: following?.follows ?? false, isMuted: following?.isMuted ?? false, followers }
}

export const handler = endpoint(contract, getFollowing)
