import { adminListing } from '#core/directory/listings/admin-listing.ts'
import { moveKey } from '#core/directory/listings/listing-keys.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { newListing } from '#core/directory/listings/new-listing.ts'
import { settledFields } from '#core/directory/listings/settled-fields.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { createListingAsAdmin as contract } from '#shared/directory/listings/admin-contract.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { missingFields } from '#shared/directory/listings/stepped-listing.ts'
import { newId } from '#shared/ids.ts'

/** A listing without an owner is news to no one, so nothing is sent. */
async function createListingAsAdmin({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const values = await settledFields(body, { now })
  const listing = await newListing(
    { id: newId('lst', now) as ListingId, status: 'published', source: 'admin', publishedAt: now },
    values,
    now,
  )
  const missing = missingFields(listing)
  if (missing.length > 0) throw listingRefusal.incomplete(missing)
  const answer = await adminListing(listing)
  await commit(
    ...(await moveKey(undefined, listing)),
    listings.put(listing, { absent: true }),
    recordActivity(
      { by: actor, type: 'listing_decision', description: `Listed ${listing.businessName}` },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, createListingAsAdmin)
