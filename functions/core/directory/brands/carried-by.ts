import { listedListing } from '#core/directory/listings/listed-listing.ts'
import { type ListingRow, placeIn } from '#core/directory/listings/listing-lines.ts'
import { listingRows } from '#core/directory/listings/listing-rows.ts'
import { walkLines } from '#core/directory/listings/walk-lines.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import type { ListedListing } from '#shared/directory/listings/listed-listing.ts'

/** So many of those who carry a brand, the recommended first. */
export async function carriedBy(id: Brand['id'], most: number, now: string): Promise<ListedListing[]> {
  const carries = ({ brands }: ListingRow) => brands.some((brand) => brand.id === id)
  const rows =
    (await listingRows({ brands: [id] }, now)) ??
    (await walkLines('recommended', { limit: most }, carries, undefined)).rows
  const { recommended } = placeIn
  return rows
    .filter(carries)
    .toSorted((a, b) => (recommended(a) < recommended(b) ? -1 : 1))
    .slice(0, most)
    .map((row) => listedListing(row, undefined))
}
