import type { Write } from '#core/platform/db/write.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import type { SuggestedListing } from '#shared/directory/listings/own-contract.ts'
import { settledPhone } from '#shared/directory/listings/settle-listing.ts'
import { newId } from '#shared/ids.ts'
import { moveKey } from './listing-keys.ts'
import { listingSuggestions } from './listing-suggestions.ts'
import { listings } from './listings.ts'
import { newListing } from './new-listing.ts'

type By = { submittedBy?: Listing['submittedBy']; email?: string; secretHash?: string }

const mostSuggestions = { name: 'listing-suggestion', max: 5, seconds: 86_400 }

/** Counts what a member or a network suggests: commit it with the suggestion, so that refused tries do not count. */
export const limitSuggestions = (from: string, now: string): Write => ({
  ...limitTarget(mostSuggestions, from, now),
  refused: listingRefusal.suggestionLimit,
})

/** A business that someone knows, as a listing without an owner that waits for an administrator. */
export async function suggestedListing(
  { note, place, ...fields }: SuggestedListing,
  by: (id: ListingId) => By,
  now: string,
): Promise<Write[]> {
  if (!fields.phone && !fields.website && !fields.email)
    throw listingRefusal.incomplete(['a phone number, a website, or an email address'])
  const id = newId('lst', now) as ListingId
  const { submittedBy, email, secretHash } = by(id)
  const listing = await newListing(
    { id, status: 'pending', source: 'suggestion', ...(submittedBy && { submittedBy }) },
    {
      ...fields,
      phone: settledPhone(fields.phone, undefined),
      place: { ...place, address2: '', hideStreet: false },
    },
    now,
  )
  return [
    ...(await moveKey(undefined, listing)),
    listings.put(listing, { absent: true }),
    listingSuggestions.put(
      {
        listingId: id,
        note,
        ...(email && { email }),
        secretHashes: secretHash ? [secretHash] : [],
        createdAt: now,
        version: 1,
      },
      { absent: true },
    ),
  ]
}
