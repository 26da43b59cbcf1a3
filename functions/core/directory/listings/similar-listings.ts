import { findDocuments } from '#core/content/search/find-documents.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { ListingCard } from '#shared/directory/listings/listing-card.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { listingCard } from './listing-card.ts'
import { listings } from './listings.ts'

const mostShown = 5
const mostRead = 50

/** Words of names that tell no business from another. */
const common = new Set([
  'audio',
  'car',
  'shop',
  'sound',
  'the',
  'and',
  'of',
  'auto',
  'inc',
  'llc',
  'co',
  'stereo',
])

/** Published listings that may be this business: those that have its telling words, the same ZIP code first. */
export async function similarListings(name: string, zip: string | undefined): Promise<ListingCard[]> {
  const words = fold(name).split(' ')
  const telling = words.filter((word) => word.length > 1 && !common.has(word))
  const asked = (telling.length > 0 ? telling : words).join(' ')
  if (!asked) return []
  const { documents } = await findDocuments('business', asked)
  const ids = documents
    .filter(({ id, url }) => url === listingPath(id))
    .slice(0, mostRead)
    .map(({ id }) => id)
  const found = (await getMany(ids.map((id) => listings.key({ id })))).map(listings.read).filter(isListed)
  const rank = (listing: (typeof found)[number]) =>
    (zip && listing.place.zip === zip
      ? 0
      : zip && listing.place.zip.slice(0, 3) === zip.slice(0, 3)
        ? 1
        : 2) *
      2 +
    (fold(listing.businessName) === fold(name) ? 0 : 1)
  return found
    .toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    .slice(0, mostShown)
    .map(listingCard)
}
