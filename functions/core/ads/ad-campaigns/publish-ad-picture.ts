import type { Write } from '#core/platform/db/write.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import { readUpload } from '#core/platform/uploads/read-upload.ts'
import type { AdPicture } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { type AdSize, type AdZone, fitsSize, sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'

type Given = { userId: string; uploadId: string; folderOf: string; zone: AdZone; size: AdSize }

/** Publishes an uploaded picture that has exactly a size of its zone, together with the writes that show it. */
export async function publishAdPicture(
  { userId, uploadId, folderOf, zone, size }: Given,
  now: string,
  writes: (picture: AdPicture) => Write[],
): Promise<void> {
  const wanted = sizesOf(zone).find((one) => one.size === size)
  const { facts } = await readUpload({ userId, uploadId, purpose: 'ad-creative' })
  const isFit = wanted && 'width' in facts && fitsSize(wanted, facts)
  if (!isFit) throw campaignRefusal.creativeSize(wanted ?? sizesOf(zone)[0] ?? { width: 0, height: 0 })
  await publishPicture({ userId, uploadId, purpose: 'ad-creative', folderOf }, now, ({ src }) =>
    // As it is shown; its file may be twice as large.
    writes({ size, src, width: wanted.width, height: wanted.height }),
  )
}

/** The pictures of an ad with one more, in place of that of the same size. */
export const withPicture = (pictures: readonly AdPicture[], picture: AdPicture): AdPicture[] => [
  ...pictures.filter(({ size }) => size !== picture.size),
  picture,
]
