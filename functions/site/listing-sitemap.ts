import { filteredList, listingLines, publishedOn } from '#core/directory/listings/listing-lines.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { readSitemap } from './read-sitemap.ts'

/** The listings that were published on a day, such as `2026-11-23`. */
export const listingSitemap = (siteUrl: string, day: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => listingLines.list({ ...filteredList('newest', {}), between: publishedOn(day), ...asked }),
    ({ id }) => listingPath(id),
  )
