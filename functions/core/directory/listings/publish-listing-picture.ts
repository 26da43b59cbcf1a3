import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { PublicPicture } from '#core/platform/uploads/files-of-picture.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { assertEditable, isFreelyEdited } from '#shared/directory/listings/stepped-listing.ts'
import { findOwnListing } from './find-listing.ts'
import { listings } from './listings.ts'
import { ownListing } from './own-listing.ts'
import { saveInPlace } from './save-listing.ts'

type Uploaded = {
  userId: string
  listingId: string
  uploadId: string
  /** The listing and the waiting change with the picture; `isFree` of one that needs no review. */
  withPicture: (
    picture: PublicPicture,
    as: { listing: Listing; change: ListingChange | undefined; isFree: boolean },
  ) => { listing: Listing; change: ListingChange | undefined; writes: Write[] }
  remember: (answer: OwnListing) => Write[]
}

/** Publishes a picture that an owner uploaded into the folder of their listing, with what refers to it. */
export function publishListingPicture(
  { userId, listingId, uploadId, withPicture, remember }: Uploaded,
  now: string,
): Promise<OwnListing> {
  return untilUnchanged(async () => {
    const before = await findOwnListing(listingId, userId)
    assertEditable(before)
    const isFree = isFreelyEdited(before)
    const known = isFree
      ? undefined
      : await listingChanges.get({ listingId, by: userId }, { consistent: true })
    const { figures } = await ownListing(before, now, { change: undefined })
    let answer: OwnListing = { listing: before, figures }
    await publishPicture(
      { userId, uploadId, purpose: 'listing-picture', folderOf: listingId },
      now,
      (picture) => {
        const { listing, change, writes } = withPicture(picture, { listing: before, change: known, isFree })
        answer = { listing, ...(change && { change }), figures }
        const isChanged = listing !== before
        return [
          ...(isChanged
            ? saveInPlace(before, listing, now)
            : [listings.check({ id: before.id }, { version: before.version })]),
          ...writes,
          ...remember(answer),
        ]
      },
    )
    return answer
  })
}
