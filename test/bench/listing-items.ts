import { listingCounters } from '#core/directory/listings/listing-counters.ts'
import { cellsOf, linesOf, listingCells, listingLines } from '#core/directory/listings/listing-lines.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { ListingService } from '#shared/directory/listings/listing-kinds.ts'
import { bareListing } from '#test/support/bare-listing.ts'
import type { Item } from './fill-tables.ts'
import { businessPoints } from './listing-crowd.ts'

/** What the growth bench asks the directory for: a service of many, one of few, and what is around a city. */
export const askedListings = { common: 'tuning', rare: 'marine', near: '75201', miles: '50' } as const

/** So many have the rare service, however many there are. */
const rarely = 300

const asked: readonly string[] = ['recommended', `service:${askedListings.rare}`]
const askedCells: readonly string[] = ['all', `service:${askedListings.common}`]

/** So many listings in each list that is asked for, of which nine in ten have a common service. */
export function* listingItems(size: number): Generator<Item> {
  for (const [index, point] of businessPoints(size, 1).entries()) {
    const listing = listingAt(index, { ...point, precision: 'pin' })
    for (const line of linesOf(listing)) if (asked.includes(line.list)) yield listingLines.item(line)
    for (const cell of cellsOf(listing)) if (askedCells.includes(cell.facet)) yield listingCells.item(cell)
  }
  const counts = {
    all: size,
    [`service:${askedListings.common}`]: size * 0.9,
    [`service:${askedListings.rare}`]: rarely,
  }
  for (const [key, count] of Object.entries(counts))
    yield listingCounters.item({ list: 'US', key, count, version: 1 })
}

function listingAt(index: number, point: NonNullable<Listing['point']>): Listing {
  const services: ListingService[] = [
    'installation',
    ...(index % 10 === 0 ? [] : [askedListings.common]),
    ...(index < rarely ? [askedListings.rare] : []),
  ]
  const publishedAt = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
  return bareListing({
    id: `lst_${String(index).padStart(26, '0')}` as Listing['id'],
    businessName: `Shop ${index}`,
    status: 'published',
    services,
    point,
    timeZone: 'America/Chicago',
    ratingCount: index % 7,
    ratingSum: (index % 7) * 4,
    publishedAt,
  })
}
