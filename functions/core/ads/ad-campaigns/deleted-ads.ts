import type { Write } from '#core/platform/db/write.ts'
import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { creatives } from './creatives.ts'
import { dropAdPictures } from './drop-ad-pictures.ts'

/** The writes that delete ads with their pictures, which go together: one commit holds all that a campaign has ever had. */
export const deletedAds = (ads: readonly AdCreative[], now: string): Write[] => [
  ...ads.map((ad) => creatives.delete(ad)),
  ...dropAdPictures(
    ads.flatMap(({ pictures }) => pictures),
    now,
  ),
]
