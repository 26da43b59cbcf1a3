import { searchable } from '#core/content/search/searchable.ts'
import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { searchType } from '#shared/directory/listings/noun.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { countListings } from './listing-counters.ts'
import { listingDays } from './listing-days.ts'
import { cellsOf, linesOf, listingCells, listingLines, rowOf } from './listing-lines.ts'
import { listings, listingsPartition } from './listings.ts'
import { organizationListings, organizationListingsOf } from './organization-listings.ts'
import { publicationDays } from './publication-days.ts'

const standing = new Set<string>(['published', 'paused', 'closed'])

export const projections = [
  ...searchable(listings, searchType),
  projection({
    of: listings,
    into: listingLines,
    rows: linesOf,
    source: ({ id }) => listings.key({ id }),
  }),
  projection({
    of: listings,
    into: listingCells,
    rows: cellsOf,
    source: ({ id }) => listings.key({ id }),
  }),
  projection({
    of: listings,
    into: organizationListings,
    rows: organizationListingsOf,
    source: ({ id }) => listings.key({ id }),
  }),
  projection({
    of: listings,
    into: publicationDays,
    rows: (listing) => {
      const line = rowOf(listing)
      return line ? [{ day: line.publishedAt.slice(0, 10), version: 1 }] : []
    },
    atOnce: true,
    lasting: true,
  }),
  countListings,
  waiting({
    of: listings,
    id: ({ id }) => id,
    since: ({ statusSince }) => statusSince,
    queue: ({ status, duplicateOf }) => (status === 'pending' && !duplicateOf ? 'listings' : undefined),
    lists: [
      (cursor) => listings.list({ index: 'gsi2', pk: listingsPartition('pending'), limit: 100, cursor }),
    ],
  }),
  // A published listing counts, paused or closed, too, while it is not taken off the site.
  countsByDay({
    of: listings,
    id: ({ id }) => id,
    counts: ({ status, publishedAt, duplicateOf, isOwnerSuspended }) =>
      standing.has(status) && publishedAt && !duplicateOf && !isOwnerSuspended
        ? [{ figure: 'listings', day: siteDay(publishedAt), count: 1 }]
        : [],
  }),
  // What visitors did counts for good, also once the days of the listing are forgotten.
  countsByDay({
    of: listingDays,
    id: ({ listingId, on }) => `${listingId}#${on}`,
    counts: ({ on, views, reveals }) => [
      { figure: 'listing_views', day: on, count: views },
      { figure: 'listing_reveals', day: on, count: reveals },
    ],
    lasting: true,
  }),
]
