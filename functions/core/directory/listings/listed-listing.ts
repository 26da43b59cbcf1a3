import type { ListedListing } from '#shared/directory/listings/listed-listing.ts'
import type { ListingRow } from './listing-lines.ts'

/** A row as a list shows it, with the distance where a place is asked for. */
export function listedListing(row: ListingRow, miles: number | undefined): ListedListing {
  const { point, mapX: _, mapY: __, score: ___, publishedAt: ____, version: _____, ...card } = row
  return {
    ...card,
    ...(miles !== undefined && { miles: Math.round(miles * 10) / 10, isAbout: point.precision !== 'pin' }),
  }
}
