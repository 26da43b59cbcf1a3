import { followAd as follow } from '#core/ads/ad-delivery/follow-ad.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { followAd as contract } from '#shared/ads/ad-delivery/contract.ts'

const followAd = ({ params, ip, userAgent, fetchSite, now }: ApiRequest<typeof contract>) =>
  follow({ token: params.token, ip, userAgent, fetchSite }, now)

export const handler = endpoint(contract, followAd)
