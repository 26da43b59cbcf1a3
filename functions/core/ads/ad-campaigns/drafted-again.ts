import type { Write } from '#core/platform/db/write.ts'
import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { creatives } from './creatives.ts'

/** The ads of a campaign that is a draft again: those that waited are drafts with it. */
export function draftedAgain(ads: readonly AdCreative[], now: string): { ads: AdCreative[]; also: Write[] } {
  const after = ads.map((ad): AdCreative => {
    if (ad.status !== 'in_review') return ad
    const { isAlone: _, ...rest } = ad
    return { ...rest, status: 'draft', statusSince: now, updatedAt: now, version: ad.version + 1 }
  })
  const also = after.flatMap((ad, at) => {
    const known = ads[at]
    return known && known !== ad ? [creatives.put(ad, { version: known.version })] : []
  })
  return { ads: after, also }
}
