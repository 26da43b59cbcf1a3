import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { AdPicture } from '#shared/ads/ad-campaigns/ad-campaign.ts'

/** Files of pictures that nothing shows any more go. */
export const dropAdPictures = (pictures: readonly AdPicture[], now: string): Write[] =>
  pictures.length > 0
    ? [announce('ad_creative.pictures_dropped', { pictures: pictures.map(({ src }) => src) }, now)]
    : []
