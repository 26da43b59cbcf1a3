import type { Listing } from '#shared/directory/listings/listing.ts'
import type { ListingCard } from '#shared/directory/listings/listing-card.ts'
import { summaryOf } from '#shared/directory/listings/public-listing.ts'

/** A listing as a list shows it. */
export function listingCard(listing: Listing): ListingCard {
  const { id, businessName, listingType, place, logoUrl, services, brands, hours, timeZone = '' } = listing
  const cover = listing.pictures.find(({ isWaiting }) => !isWaiting)
  return {
    id,
    businessName,
    listingType,
    city: place.city,
    state: place.state,
    summary: summaryOf(listing),
    ...(cover && { cover: { src: cover.src, alt: cover.alt, width: cover.width, height: cover.height } }),
    ...(logoUrl && { logoUrl }),
    services,
    brands: brands.filter(({ isProposed }) => !isProposed),
    ...(listing.startingPriceCents !== undefined && { startingPriceCents: listing.startingPriceCents }),
    startingPriceFor: listing.startingPriceFor,
    ratingSum: listing.ratingSum,
    ratingCount: listing.ratingCount,
    ...(listing.featuredUntil && { featuredUntil: listing.featuredUntil }),
    ...(hours && { hours }),
    specialDays: listing.specialDays,
    timeZone,
    isVerified: listing.isVerified,
  }
}
