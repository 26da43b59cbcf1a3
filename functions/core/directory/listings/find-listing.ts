import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { hasPage } from '#shared/directory/listings/public-listing.ts'
import { listings } from './listings.ts'

/** A listing as it is now. */
export async function findListing(id: string): Promise<Listing> {
  const listing = await listings.get({ id }, { consistent: true })
  if (!listing) throw listingRefusal.notFound()
  return listing
}

/** The listing of the caller; of those of others they learn nothing. */
export async function findOwnListing(id: string, userId: string): Promise<Listing> {
  const listing = await findListing(id)
  if (listing.ownerId !== userId) throw listingRefusal.notFound()
  return listing
}

/** Throws where there is nothing that the caller may know of: it is theirs, or everyone may open it. */
export async function assertSeen(id: string, userId: string, now: string): Promise<void> {
  const listing = await survivorOf(id)
  if (listing.ownerId !== userId && !hasPage(listing, now)) throw listingRefusal.notFound()
}

/** More merges than that in a row are none. */
const mostMerges = 5

/** The listing that an id stands for by now: what was merged leads on. */
export async function survivorOf(id: string): Promise<Listing> {
  let listing = await findListing(id)
  for (let merges = 0; listing.duplicateOf && merges < mostMerges; merges++)
    listing = await findListing(listing.duplicateOf)
  return listing
}

/** The listing that everyone may open under an id. */
export async function findPublicListing(id: string, now: string): Promise<Listing> {
  const listing = await survivorOf(id)
  if (!hasPage(listing, now)) throw listingRefusal.notFound()
  return listing
}
