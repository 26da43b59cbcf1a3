import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { moveKey } from './listing-keys.ts'
import { listings } from './listings.ts'

/** The writes of a listing that has changed, whose name and place stay its own. `before` is as it was read. */
export const saveListing = async (before: Listing, after: Listing, now: string): Promise<Write[]> => [
  ...saveInPlace(before, after, now),
  ...(await moveKey(before, after)),
]

/** The same where neither the name nor the place nor the status is another: files that it no longer shows go. */
export function saveInPlace(before: Listing, after: Listing, now: string): Write[] {
  const { id: listingId, version } = before
  return [
    listings.put({ ...after, updatedAt: now, version: version + 1 }, { version, counted: before }),
    ...dropPictures(before, after, now),
    ...(shown(before) === shown(after) ? [] : [announce('listing.changed', { listingId }, now)]),
    ...(after.publishedAt && !before.publishedAt ? [announce('listing.published', { listingId }, now)] : []),
  ]
}

const shown = (listing: Listing) => [listing.businessName, listing.logoUrl, isListed(listing)].join('\n')

/** Files of pictures and of a logo that a listing no longer has go. */
export function dropPictures(before: Listing, after: Listing | undefined, now: string): Write[] {
  const kept = new Set([after?.logoUrl, ...(after?.pictures ?? []).map(({ src }) => src)])
  const had = [before.logoUrl, ...before.pictures.map(({ src }) => src)]
  return dropFiles(
    before.id,
    had.filter((src) => !kept.has(src)),
    now,
  )
}

/** Files of a listing that nothing shows any more go. */
export function dropFiles(
  listingId: ListingId,
  paths: readonly (string | undefined)[],
  now: string,
): Write[] {
  const own = `/media/listing-pictures/${listingId}/`
  const pictures = paths.flatMap((path) => (path?.startsWith(own) ? [path] : []))
  return pictures.length > 0 ? [announce('listing.pictures_dropped', { listingId, pictures }, now)] : []
}
