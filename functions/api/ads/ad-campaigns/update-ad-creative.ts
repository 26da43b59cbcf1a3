import { changeCreative, editedCreative } from '#core/ads/ad-campaigns/change-creative.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { updateAdCreative as contract } from '#shared/ads/ad-campaigns/contract.ts'
import { zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'

function updateAdCreative(request: ApiRequest<typeof contract>) {
  const { version, ...fields } = request.body
  return changeCreative(request, version, (ad, campaign) => ({
    done: 'Changed',
    after: editedCreative(
      ad,
      campaign,
      zoneOf(ad.zone).hasWords ? fields : { ...fields, headline: '', text: '' },
      request.now,
    ),
  }))
}

export const handler = endpoint(contract, updateAdCreative)
