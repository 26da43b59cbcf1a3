import { adminListing } from '#core/directory/listings/admin-listing.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { saveInPlace } from '#core/directory/listings/save-listing.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setListingFeatured as contract } from '#shared/directory/listings/admin-contract.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

function setListingFeatured({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { days, version } = body
  return untilUnchanged(async () => {
    const listing = await findListing(params.listingId)
    if (days > 0 && !isListed(listing)) throw listingRefusal.featuredState()
    if (listing.version !== version) throw concurrentChange()
    const { featuredUntil: _, ...rest } = listing
    const after = {
      ...rest,
      ...(days > 0 && { featuredUntil: addTime(now, { days }) }),
      updatedAt: now,
      version: version + 1,
    }
    const answer = await adminListing(after)
    await commit(
      ...saveInPlace(listing, after, now),
      recordActivity(
        {
          by: actor,
          type: 'listing_decision',
          description:
            days > 0
              ? `Featured the listing ${listing.businessName} for ${days} days`
              : `Stopped featuring the listing ${listing.businessName}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, setListingFeatured)
