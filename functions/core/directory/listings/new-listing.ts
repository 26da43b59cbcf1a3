import type { StoredUser } from '#core/platform/users/users.ts'
import { withValues } from '#shared/directory/listing-changes/changed-values.ts'
import type { ChangedValues } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { withPosition } from './with-position.ts'

type New = Pick<Listing, 'id' | 'status' | 'source'> &
  Partial<Pick<Listing, 'ownerId' | 'submittedBy' | 'isVerified' | 'publishedAt'>>

/** A listing that begins with some values. */
export function newListing(begun: New, values: ChangedValues, now: string): Promise<Listing> {
  const empty: Listing = {
    isVerified: false,
    ...begun,
    businessName: '',
    listingType: 'retailer',
    summary: '',
    description: '',
    place: { address1: '', address2: '', city: '', state: '', zip: '', hideStreet: false },
    website: '',
    phone: '',
    email: '',
    services: [],
    brands: [],
    startingPriceFor: '',
    specialDays: [],
    pictures: [],
    ratingSum: 0,
    ratingCount: 0,
    statusSince: now,
    isFresh: true,
    changedAt: now,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  return withPosition(withValues(empty, values))
}

/** True for a business whose documents were approved: its listings stand before others. */
export const isVerifiedBusiness = ({
  membershipType,
  status,
}: Pick<StoredUser, 'membershipType' | 'status'>) => isBusiness(membershipType) && status === 'active'
