import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AdCampaignFields } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import {
  createAdCampaign,
  quoteAdCampaign,
  submitAdCampaign,
  updateAdCampaign,
  type WholeAdCampaign,
} from '#shared/ads/ad-campaigns/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { type Booking, bookingOf } from '../booking/booking-values.ts'
import { useKeepCampaign } from './keep-campaign.ts'
import { ownCampaignQuery } from './own-campaign-queries.ts'

/** What days and views would cost, and whether there is room. */
export const quoteQuery = (body: InputOf<typeof quoteAdCampaign>['body'] | undefined) =>
  query(
    'ads',
    quoteAdCampaign,
    { body: body ?? { zone: 'home_wide', model: 'sponsor', startsOn: '', endsOn: '' } },
    { enabled: body !== undefined, staleTime: 5000 },
  )

type Edited = { fields: AdCampaignFields; thing: Booking }

/** Drafts a campaign, or changes the one that was opened, for `useEditForm`. */
export function useSaveBooking(opened: WholeAdCampaign | undefined) {
  const queryClient = useQueryClient()
  const { keep, readAgain } = useKeepCampaign()
  /** The version that this page knows: ads are saved beside the form and make newer ones. */
  const known = useRef(opened?.campaign.version ?? 0)
  return {
    /** Reports what this page saved beside the form. It is known only if nothing came in between. */
    savedBeside: ({ campaign }: WholeAdCampaign) => {
      if (campaign.version === known.current + 1) known.current = campaign.version
    },
    send: async ({ fields, thing }: Edited, idempotencyKey: string): Promise<Booking> => {
      const campaignId = thing.own?.campaign.id
      const own = campaignId
        ? await call(
            updateAdCampaign,
            { params: { campaignId }, body: { ...fields, version: known.current } },
            { idempotencyKey },
          )
        : await call(createAdCampaign, { body: fields }, { idempotencyKey })
      known.current = own.campaign.version
      return bookingOf(own, serverTime())
    },
    refresh: ({ own }: Booking) => own && keep(own),
    onStale: readAgain,
    latest: async (): Promise<Booking> => {
      const found = await queryClient.fetchQuery({
        ...ownCampaignQuery(opened?.campaign.id ?? ''),
        staleTime: 0,
      })
      if (!found) throw campaignRefusal.notFound()
      known.current = found.campaign.version
      return bookingOf(found, serverTime())
    },
  }
}

/** Sends a campaign in at the price that was shown. */
export function useSubmitCampaign() {
  const { keep, readAgain } = useKeepCampaign()
  return useCommand({
    send: (input: InputOf<typeof submitAdCampaign>, idempotencyKey) =>
      call(submitAdCampaign, input, { idempotencyKey }),
    onDone: keep,
    onStale: readAgain,
  })
}
