import { getRateCard } from '#shared/ads/ad-zones/contract.ts'
import { query } from '#web/lib/query.ts'

export const rateCardQuery = query('ads', getRateCard, {}, { staleTime: 60_000 })
