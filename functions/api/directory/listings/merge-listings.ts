import { adminListing } from '#core/directory/listings/admin-listing.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { reviewMoves } from '#core/directory/listings/moving-reviews.ts'
import { saveListing } from '#core/directory/listings/save-listing.ts'
import { tellSubmitter } from '#core/directory/listings/tell-owner.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { mergeListings as contract } from '#shared/directory/listings/admin-contract.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'

/** Commits where it leads; its reviews follow it page by page, because they may be more than one commit takes. */
function mergeListings({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { into, reason, version } = body
  return untilUnchanged(async () => {
    const [listing, survivor] = await Promise.all([findListing(params.listingId), findListing(into)])
    if (listing.id === into) throw listingRefusal.intoItself()
    if (listing.duplicateOf) throw listingRefusal.decided()
    if (!isListed(survivor)) throw listingRefusal.notLive()
    if (listing.version !== version) throw concurrentChange()
    const after = { ...listing, duplicateOf: survivor.id, reason, updatedAt: now, version: version + 1 }
    const answer = await adminListing(after)
    await commit(
      ...(await saveListing(listing, after, now)),
      listings.check({ id: into }, { version: survivor.version }),
      reviewMoves.put({ from: listing.id, into: survivor.id, version: 1 }, { absent: true }),
      announce('listing.merged', { listingId: listing.id, into: survivor.id }, now),
      ...(await tellSubmitter(
        listing,
        {
          type: 'info',
          title: listing.ownerId ? 'Your listing was merged' : 'A business you suggested was merged',
          message: `${listing.businessName} is the same business as ${survivor.businessName}, so the two are one listing now: ${reason}`,
        },
        now,
      )),
      recordActivity(
        {
          by: actor,
          type: 'listing_decision',
          description: `Merged the listing ${listing.businessName} into ${survivor.businessName}: ${reason}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, mergeListings)
