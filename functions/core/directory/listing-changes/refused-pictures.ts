import { dropFiles, saveInPlace } from '#core/directory/listings/save-listing.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'

/** A listing without the pictures of a change that comes to nothing, and the writes that delete them and its logo. */
export function refusedPictures(
  listing: Listing,
  { to }: Pick<ListingChange, 'to'>,
  now: string,
): { listing: Listing; writes: Write[] } {
  const asked = to.pictures ?? []
  const pictures = listing.pictures.filter(({ id, isWaiting }) => !(isWaiting && asked.includes(id)))
  const logo = to.logoUrl && to.logoUrl !== listing.logoUrl ? dropFiles(listing.id, [to.logoUrl], now) : []
  if (pictures.length === listing.pictures.length) return { listing, writes: logo }
  const after = { ...listing, pictures, version: listing.version + 1 }
  return { listing: after, writes: [...saveInPlace(listing, after, now), ...logo] }
}
