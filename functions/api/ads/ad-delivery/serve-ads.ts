import { serveAds as serve } from '#core/ads/ad-delivery/serve-ads.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { serveAds as contract } from '#shared/ads/ad-delivery/contract.ts'

async function serveAds({ body, userAgent, fetchSite, now }: ApiRequest<typeof contract>) {
  return { ads: await serve({ ...body, userAgent, fetchSite }, now) }
}

export const handler = endpoint(contract, serveAds)
