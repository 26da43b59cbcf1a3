import { countAdView as count } from '#core/ads/ad-delivery/count-ad-view.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { countAdView as contract } from '#shared/ads/ad-delivery/contract.ts'

const countAdView = ({ body, ip, userAgent, fetchSite, now }: ApiRequest<typeof contract>) =>
  count({ token: body.token, ip, userAgent, fetchSite }, now)

export const handler = endpoint(contract, countAdView)
