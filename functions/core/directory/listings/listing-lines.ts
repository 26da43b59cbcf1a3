import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { facetsOf } from '#shared/directory/listings/facets-of.ts'
import { geohash } from '#shared/directory/listings/geohash.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { ListingPoint } from '#shared/directory/listings/listing.ts'
import { ListingCard } from '#shared/directory/listings/listing-card.ts'
import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { ratedScore } from '#shared/directory/listings/rating.ts'
import { recommendedScore } from '#shared/directory/listings/recommended-score.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { listingCard } from './listing-card.ts'

/** A listing in a row of a list, with all that filters and orders look at: a page is one query. */
const row = {
  ...ListingCard.shape,
  point: ListingPoint,
  mapX: z.optional(z.int()),
  mapY: z.optional(z.int()),
  /** Its place in the recommended order, 0 to 100. */
  score: z.int(),
  publishedAt: z.string(),
  version: z.int(),
}

const ListingLine = z.object({ ...row, list: z.string(), at: z.string() })
export type ListingLine = z.infer<typeof ListingLine>

const ListingCell = z.object({ ...row, facet: z.string(), hash: z.string() })
export type ListingCell = z.infer<typeof ListingCell>

export type ListingRow = Omit<ListingCell, 'facet' | 'hash'>

export const orders = ['recommended', 'rated', 'newest', 'name'] as const
export type Order = (typeof orders)[number]

const padded = (number: number, digits: number) => String(number).padStart(digits, '0')
const mostMs = 9_999_999_999_999
const mostReviews = 999_999
const dayMs = 86_400_000

const newestKey = (ms: number) => padded(mostMs - ms, 13)

/** The place of a listing in each order: all of them go from the smallest key to the largest. */
export const placeIn: Record<Order, (line: ListingRow) => string> = {
  recommended: ({ score, id }) => `${padded(100 - score, 3)}#${id}`,
  rated: ({ ratingSum, ratingCount, id }) =>
    ratingCount === 0
      ? `9#${id}`
      : `${padded(5000 - ratedScore(ratingSum, ratingCount), 4)}#${padded(mostReviews - ratingCount, 6)}#${id}`,
  newest: ({ publishedAt, id }) => `${newestKey(Date.parse(publishedAt))}#${id}`,
  name: ({ businessName, id }) => `${foldedKey(businessName)}#${id}`,
}

/** The keys of the newest first between which those of a day stand. */
export function publishedOn(day: string): [from: string, to: string] {
  const begin = Date.parse(`${day}T00:00:00.000Z`)
  // `$` comes after the `#` of the keys.
  return [newestKey(begin + dayMs - 1), `${newestKey(begin)}$`]
}

/** Featured listings, by the time until which they are. */
export const featuredList = 'featured'

type Filter = { type?: ListingType | undefined; state?: string | undefined }

const partition = (list: string, { type, state }: Filter) =>
  ['DIR', list, ...(type ? ['TYPE', type] : []), ...(state ? ['STATE', state] : [])].join('#')

/**
 * The directory, kept by the table stream: each listing in each order, once more where it is featured, and by its id in
 * the list of each of its services and brands. Each index holds the same lists again, for one way of filtering.
 */
export const listingLines = entity({
  name: 'listing-line',
  erasure: 'by the stream',
  packed: true,
  schema: ListingLine,
  key: ({ list, at }: { list: string; at: string }) => ({ pk: partition(list, {}), sk: at }),
  gsi1: ({ list, at, listingType: type }) => ({ pk: partition(list, { type }), sk: at }),
  gsi2: ({ list, at, state }) => ({ pk: partition(list, { state }), sk: at }),
  gsi3: ({ list, at, listingType: type, state }) => ({ pk: partition(list, { type, state }), sk: at }),
})

/** Selects the lines of a list that pass a filter. */
export function filteredList(list: string, filter: Filter) {
  const { type, state } = filter
  const index = type && state ? 'gsi3' : type ? 'gsi1' : state ? 'gsi2' : undefined
  return { pk: partition(list, filter), ...(index && ({ index } as const)) }
}

/** A partition holds what is in a cell of two letters, by its key. */
export const cellPartition = (facet: string, key: string) => `NEAR#${facet}#${key.slice(0, 2)}`

/** Listings by where they are, for each of their facets. The table stream keeps them. */
export const listingCells = entity({
  name: 'listing-cell',
  erasure: 'by the stream',
  packed: true,
  schema: ListingCell,
  key: ({ facet, hash, id }: { facet: string; hash: string; id: string }) => ({
    pk: cellPartition(facet, hash),
    sk: `${hash}#${id}`,
  }),
})

/** A listing as a row of a list; undefined for one that no list shows. */
export function rowOf(listing: Listing): ListingRow | undefined {
  const { point, publishedAt, mapX, mapY } = listing
  if (!isListed(listing) || !point || !publishedAt) return undefined
  return {
    ...listingCard(listing),
    point,
    ...(mapX !== undefined && { mapX }),
    ...(mapY !== undefined && { mapY }),
    score: recommendedScore(listing),
    publishedAt,
    version: 1,
  }
}

export function linesOf(listing: Listing): ListingLine[] {
  const line = rowOf(listing)
  if (!line) return []
  const { id } = line
  return [
    ...orders.map((order) => ({ ...line, list: order, at: placeIn[order](line) })),
    ...(line.featuredUntil ? [{ ...line, list: featuredList, at: `${line.featuredUntil}#${id}` }] : []),
    ...facetsOf(line)
      .filter((facet) => !facet.startsWith('type:'))
      .map((facet) => ({ ...line, list: facet, at: id })),
  ]
}

export function cellsOf(listing: Listing): ListingCell[] {
  const line = rowOf(listing)
  if (!line) return []
  const hash = geohash(line.point)
  return ['all', ...facetsOf(line)].map((facet) => ({ ...line, facet, hash }))
}
