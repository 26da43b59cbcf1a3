import { useQuery } from '@tanstack/react-query'
import { fewestViews } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import type { quoteAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import type { InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { quoteQuery } from '../api/booked-campaign.ts'

export type Planned = InputOf<typeof quoteAdCampaign>['body']
export type Quote = ResponseOf<typeof quoteAdCampaign>

const waitMs = 400

/** The price of days and views, asked once they have been typed; of what cannot be booked nothing is asked. */
export function useQuote(planned: Planned | undefined) {
  const settled = useDebounced(JSON.stringify(planned ?? null), waitMs)
  const body = (JSON.parse(settled) ?? undefined) as Planned | undefined
  return useQuery(quoteQuery(body))
}

/** Beside which field it is said that a place has no room, and in which words. */
export function roomProblem(
  { model }: Pick<Planned, 'model'>,
  { fits, room }: Pick<Quote, 'fits' | 'room'>,
): { path: 'startsOn' | 'views'; message: string } | undefined {
  if (fits) return undefined
  return model === 'sponsor' || room < fewestViews
    ? { path: 'startsOn', message: campaignRefusal.soldOut().message }
    : { path: 'views', message: campaignRefusal.zoneFull(room).message }
}
