import type { ListingId } from '#shared/directory/listings/named-listing.ts'

/** The business that reviews are about. */
export type Reviewed = { listingId: ListingId; businessName: string }
