import { countAdView as count } from '#core/ads/ad-delivery/count-ad-view.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { countMemberAdView as contract } from '#shared/ads/ad-delivery/contract.ts'

const countMemberAdView = ({ body, actor, ip, userAgent, fetchSite, now }: ApiRequest<typeof contract>) => {
  const { userId, user, adminId } = actor
  const by = { userId, isAdministrator: adminId !== undefined || user.membershipType === 'admin' }
  return count({ token: body.token, ip, userAgent, fetchSite, by }, now)
}

export const handler = endpoint(contract, countMemberAdView)
