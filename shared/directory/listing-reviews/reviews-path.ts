import { listingPath } from '#shared/directory/listings/named-listing.ts'

/** The reviews on the page of a listing. */
export const reviewsPath = (listingId: string): string => `${listingPath(listingId)}#reviews`
