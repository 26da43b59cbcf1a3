import * as z from 'zod/mini'
import { listings } from '#core/directory/listings/listings.ts'
import { saveInPlace } from '#core/directory/listings/save-listing.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { dayStart } from '#shared/ads/ad-delivery/pace.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

/** The campaign by which a listing is featured or booked for it: of two that ask at once, one gets it. */
export const listingFeatures = entity({
  name: 'listing-feature',
  erasure: 'impersonal',
  schema: z.object({ listingId: ListingId, campaignId: AdCampaignId, version: z.int() }),
  key: ({ listingId }: { listingId: string }) => ({ pk: `LISTING#${listingId}`, sk: 'FEATURE' }),
})

/** The end of a featured business: that of its last day, East Coast. */
const endOf = ({ endsOn }: Pick<AdCampaign, 'endsOn'>) => dayStart(addDays(endsOn, 1))

/** Takes the listing of a campaign that ends before its time out of the front, unless something else keeps it there. */
export async function featuringEnds(campaign: AdCampaign, now: string): Promise<Write[]> {
  const { model, listingId } = campaign
  if (model !== 'featured' || !listingId) return []
  const listing = await listings.get({ id: listingId }, { consistent: true })
  if (listing?.featuredUntil !== endOf(campaign)) return []
  const { featuredUntil: _, ...rest } = listing
  return saveInPlace(listing, rest, now)
}
