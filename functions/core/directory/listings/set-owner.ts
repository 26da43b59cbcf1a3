import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { withdrawnChange } from '#core/directory/listing-changes/save-change.ts'
import { recountReviews } from '#core/directory/listing-reviews/recount-reviews.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { isVerifiedBusiness } from './new-listing.ts'
import { dropFiles, saveListing } from './save-listing.ts'
import { tellMember } from './tell-owner.ts'

/**
 * Gives a listing to a member with an active account, or to no one. Both who had it and who gets it are told why, and
 * what they once wrote about it counts while they do not own it. It leaves the organization that the former owner chose,
 * and what that one asked to change no longer waits.
 */
export async function setOwner(
  listing: Listing,
  { ownerId, reason }: { ownerId: string | undefined; reason: string },
  now: string,
): Promise<{ after: Listing; writes: Write[] }> {
  if (listing.duplicateOf) throw listingRefusal.mergedAway()
  const owner = ownerId ? await users.get({ id: ownerId }, { consistent: true }) : undefined
  if (ownerId && (owner?.status !== 'active' || !owner.registrationCompleted || owner.deletionDueAt))
    throw listingRefusal.ownerUnknown()
  const { ownerId: former, organizationId: _, isOwnerSuspended: __, ...rest } = listing
  const reviews = await recountReviews(listing, { ownerId: owner?.id })
  const wish = former && former !== owner?.id ? await waitingOf(listing, former, now) : undefined
  const after: Listing = {
    ...rest,
    ...wish?.listing,
    ...reviews.rating,
    ...(owner && { ownerId: owner.id }),
    isVerified: owner ? isVerifiedBusiness(owner) : false,
    updatedAt: now,
    version: listing.version + 1,
  }
  const formerNews = {
    type: 'warning',
    title: 'You no longer own a listing',
    message: `an administrator removed ${listing.businessName} from your account: ${reason}`,
  } as const
  const news = {
    type: 'info',
    title: 'You own a listing now',
    message: `an administrator made you the owner of ${listing.businessName}: ${reason}`,
  } as const
  return {
    after,
    writes: [
      ...(await saveListing(listing, after, now)),
      ...reviews.writes,
      ...(wish?.writes ?? []),
      ...(owner ? [users.check({ id: owner.id }, { version: owner.version })] : []),
      ...(former && former !== ownerId
        ? await tellMember(former, listing, formerNews, listingPath(listing.id), now)
        : []),
      ...(owner && former !== owner.id
        ? await tellMember(owner.id, listing, news, editListingPath(listing.id), now)
        : []),
    ],
  }
}

/** A listing without the pictures that wait for a decision, and the writes that take back what its owner asked for. */
async function waitingOf({ id: listingId, pictures }: Listing, by: string, now: string) {
  const change = await listingChanges.get({ listingId, by }, { consistent: true })
  return {
    listing: { pictures: pictures.filter(({ isWaiting }) => !isWaiting) },
    writes:
      change?.status === 'pending'
        ? [withdrawnChange(change), ...dropFiles(listingId, [change.to.logoUrl], now)]
        : [],
  }
}
