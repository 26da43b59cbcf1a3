import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import {
  addAdCreative,
  removeAdCreative,
  setAdCreativePicture,
  updateAdCreative,
  type WholeAdCampaign,
} from '#shared/ads/ad-campaigns/contract.ts'
import type { AdCampaignId, AdCreativeId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { type AdSize, type AdZone, fitsSize, sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { useKeepCampaign } from './keep-campaign.ts'
import { ownCampaignQuery } from './own-campaign-queries.ts'

/** `savedBeside` of the form around the ads. */
type Beside = { savedBeside: (own: WholeAdCampaign) => void }

/** A write about the ads of a campaign. */
function useAdCommand<Input>(
  { savedBeside }: Beside,
  send: (input: Input, idempotencyKey: string) => Promise<WholeAdCampaign>,
) {
  const { keep, readAgain } = useKeepCampaign()
  return useCommand({
    send,
    onDone: (own: WholeAdCampaign) => {
      savedBeside(own)
      return keep(own)
    },
    onStale: readAgain,
  })
}

type AdWords = InputOf<typeof addAdCreative>['body']
type OfAd = { campaignId: AdCampaignId; creativeId: AdCreativeId }

/** An ad to edit. Without a version it is still to be added. */
export type EditedAd = { ad?: AdCreative | undefined; version?: number | undefined }

/** Adds an ad to a campaign, or changes the words of one, for `useEditForm`. */
export function useSaveAd(
  { savedBeside }: Beside,
  campaignId: AdCampaignId,
  /** As this page knows it: pictures are saved beside the form and make newer versions. */
  ad: AdCreative | undefined,
) {
  const queryClient = useQueryClient()
  const { keep, readAgain } = useKeepCampaign()
  const answered = useRef<WholeAdCampaign>(undefined)
  const editedIn = (own: WholeAdCampaign): EditedAd => {
    answered.current = own
    const found = ad ? own.creatives.find(({ id }) => id === ad.id) : own.creatives.at(-1)
    return { ad: found, version: found?.version }
  }
  return {
    send: async ({ fields }: { fields: AdWords }, idempotencyKey: string): Promise<EditedAd> => {
      const own = ad
        ? await call(
            updateAdCreative,
            { params: { campaignId, creativeId: ad.id }, body: { ...fields, version: ad.version } },
            { idempotencyKey },
          )
        : await call(addAdCreative, { params: { campaignId }, body: fields }, { idempotencyKey })
      savedBeside(own)
      return editedIn(own)
    },
    refresh: () => answered.current && keep(answered.current),
    onStale: readAgain,
    latest: async (): Promise<EditedAd> => {
      const found = await queryClient.fetchQuery({ ...ownCampaignQuery(campaignId), staleTime: 0 })
      if (!found) throw campaignRefusal.notFound()
      return ad ? editedIn(found) : {}
    },
  }
}

export const useRemoveAd = (beside: Beside) =>
  useAdCommand(beside, (params: OfAd, idempotencyKey) =>
    call(removeAdCreative, { params }, { idempotencyKey }),
  )

type NewPicture = OfAd & { size: AdSize; zone: AdZone; file: Blob; onProgress: (share: number) => void }

/** Sends a picture of the exact size. Another size is refused before it is sent. */
export const useSetAdPicture = (beside: Beside) =>
  useAdCommand(beside, async ({ size, zone, file, onProgress, ...params }: NewPicture, idempotencyKey) => {
    const wanted = sizesOf(zone).find((one) => one.size === size)
    // What this browser cannot read, the server judges.
    const picture = await createImageBitmap(file).catch(() => undefined)
    if (wanted && picture && !fitsSize(wanted, picture)) throw campaignRefusal.creativeSize(wanted)
    const uploadId = await sendFile('ad-creative', file, onProgress)
    return call(setAdCreativePicture, { params, body: { uploadId, size } }, { idempotencyKey })
  })
