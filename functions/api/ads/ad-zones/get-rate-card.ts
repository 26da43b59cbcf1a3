import { getRateCard } from '#core/ads/ad-zones/get-rate-card.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getRateCard as contract } from '#shared/ads/ad-zones/contract.ts'

export const handler = endpoint(contract, getRateCard)
