import { findDocuments } from '#core/content/search/find-documents.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { featuredIn } from './featured-in.ts'
import { filteredList, type ListingRow, listingLines, rowOf } from './listing-lines.ts'
import { listings } from './listings.ts'
import { rarestFacet } from './rarest-facet.ts'

/** A list that is no longer is read whole. */
const mostWhole = 500

type Query = Parameters<typeof featuredIn>[0] &
  Parameters<typeof rarestFacet>[0] & { q?: string | undefined; featured?: 'yes' | undefined }

/**
 * All that can be in a list, where that is little: what the search finds, what is featured, or the list of a rare service or brand.
 * Undefined where too much could be. The count may be behind, so a list that has grown is read no further.
 */
export async function listingRows(query: Query, now: string): Promise<ListingRow[] | undefined> {
  if (query.q) return rowsFound(query.q)
  if (query.featured) return featuredIn(query, now)
  const rarest = await rarestFacet(query)
  if (!rarest || rarest.facet.startsWith('type:') || rarest.count > mostWhole) return undefined
  const { state } = query
  const rows: ListingRow[] = []
  let cursor: string | undefined
  do {
    const list = filteredList(rarest.facet, { state })
    const page: Awaited<ReturnType<typeof listingLines.list>> = await listingLines.list({
      ...list,
      limit: mostWhole,
      cursor,
    })
    rows.push(...page.items)
    cursor = page.nextCursor
    if (cursor && rows.length >= 2 * mostWhole) return undefined
  } while (cursor)
  return rows
}

async function rowsFound(q: string): Promise<ListingRow[]> {
  const { documents } = await findDocuments('business', q)
  const ids = documents.filter(({ id, url }) => url === listingPath(id)).map(({ id }) => id)
  const found = await getMany(ids.map((id) => listings.key({ id })))
  return found.map(listings.read).flatMap((listing) => rowOf(listing) ?? [])
}
