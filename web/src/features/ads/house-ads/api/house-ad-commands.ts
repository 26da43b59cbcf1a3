import { useQueryClient } from '@tanstack/react-query'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { type AdSize, fitsSize, sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import {
  createHouseAd,
  deleteHouseAd,
  listHouseAds,
  setHouseAdPicture,
  updateHouseAd,
} from '#shared/ads/house-ads/contract.ts'
import type { HouseAd, HouseAdFields } from '#shared/ads/house-ads/house-ad.ts'
import { houseAdRefusal } from '#shared/ads/house-ads/house-ad-refusal.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'

const changes = [['ads', listHouseAds.name]]

export const useUpdateHouseAd = command(updateHouseAd, { changes })
export const useDeleteHouseAd = command(deleteHouseAd, { changes })

/** One that is still to be made has no version. */
export type HouseAdDraft = HouseAdFields & Partial<Pick<HouseAd, 'id' | 'isShown' | 'version'>>

type Edited = { fields: HouseAdFields; thing: HouseAdDraft }

function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: changes[0] })
}

/** Makes a house ad, or changes its words, for `useEditForm`. */
export function useSaveHouseAd(houseAdId: HouseAd['id'] | undefined) {
  const readAgain = useReadAgain()
  return {
    send: ({ fields, thing }: Edited, idempotencyKey: string): Promise<HouseAdDraft> => {
      const { version, isShown = false } = thing
      if (!houseAdId || version === undefined)
        return call(createHouseAd, { body: fields }, { idempotencyKey })
      const { zone, ...words } = fields
      return call(
        updateHouseAd,
        { params: { zone, houseAdId }, body: { ...words, isShown, version } },
        { idempotencyKey },
      )
    },
    refresh: readAgain,
    onStale: readAgain,
    latest: async (): Promise<HouseAdDraft> => {
      const { items } = await call(listHouseAds, {})
      const found = items.find(({ id }) => id === houseAdId)
      if (!found) throw houseAdRefusal.notFound()
      return found
    },
  }
}

type NewPicture = { ad: HouseAd; size: AdSize; file: Blob; onProgress: (share: number) => void }

/** Sends a picture of the exact size. Another size is refused before it is sent. */
export function useSetHouseAdPicture() {
  const readAgain = useReadAgain()
  return useCommand({
    send: async ({ ad: { zone, id: houseAdId }, size, file, onProgress }: NewPicture, idempotencyKey) => {
      const wanted = sizesOf(zone).find((one) => one.size === size)
      // What this browser cannot read, the server judges.
      const picture = await createImageBitmap(file).catch(() => undefined)
      if (wanted && picture && !fitsSize(wanted, picture)) throw campaignRefusal.creativeSize(wanted)
      const uploadId = await sendFile('ad-creative', file, onProgress)
      return call(
        setHouseAdPicture,
        { params: { zone, houseAdId }, body: { uploadId, size } },
        { idempotencyKey },
      )
    },
    onDone: readAgain,
    onStale: readAgain,
  })
}
