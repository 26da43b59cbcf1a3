import { listingCard } from '#core/directory/listings/listing-card.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { VendorCard } from '#shared/directory/event-vendors/contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'

/** A business as the page of an event shows it. */
export function vendorCard(listing: Listing): VendorCard {
  const { id, businessName, listingType, city, state, cover, logoUrl, isVerified } = listingCard(listing)
  return {
    id,
    businessName,
    listingType,
    city,
    state,
    ...(cover && { cover }),
    ...(logoUrl && { logoUrl }),
    isVerified,
  }
}

/** The businesses of these vendors, by their ids. */
export async function businessesOf(vendors: readonly { listingId: string }[]): Promise<Map<string, Listing>> {
  const rows = await getMany(vendors.map(({ listingId }) => listings.key({ id: listingId })))
  return new Map(rows.map(listings.read).map((listing) => [listing.id, listing]))
}
