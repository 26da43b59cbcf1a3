import { roomOf } from '#core/ads/ad-zones/room-of.ts'
import { settingsOf } from '#core/ads/ad-zones/zone-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { adPrice } from '#shared/ads/ad-campaigns/ad-price.ts'
import { checkedDays } from '#shared/ads/ad-campaigns/checked-days.ts'
import { quoteAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'

async function quoteAdCampaign({ body, now }: ApiRequest<typeof contract>) {
  const days = checkedDays(body, now)
  const settings = await settingsOf(body.zone)
  const room = await roomOf(body.zone, days, settings)
  const isSponsor = body.model === 'sponsor'
  return {
    ...adPrice(body, settings),
    days: days.length,
    room: isSponsor ? (room.sponsor ? days.length : 0) : room.views,
    fits: isSponsor ? room.sponsor : (body.views ?? 0) <= room.views,
  }
}

export const handler = endpoint(contract, quoteAdCampaign)
