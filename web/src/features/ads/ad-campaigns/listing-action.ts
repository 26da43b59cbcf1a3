import { isFeatured, isListed } from '#shared/directory/listings/public-listing.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { ListingAction } from '#web/features/directory/listings/own/listing-action.ts'

/** A published business can be put first in the directory. */
export const listingAction: ListingAction = {
  label: 'Feature this business',
  isOffered: (listing, { membershipType, status }, now) =>
    isBusiness(membershipType) && status === 'active' && isListed(listing) && !isFeatured(listing, now),
  load: async () => ({ default: (await import('./featuring/feature-dialog.tsx')).FeatureDialog }),
}
