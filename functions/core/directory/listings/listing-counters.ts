import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { type Figures, recount } from '#core/platform/projections/recount.ts'
import { facetsOf } from '#shared/directory/listings/facets-of.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { listings } from './listings.ts'

const ListingCounter = z.object({ list: z.string(), key: z.string(), count: z.int(), version: z.int() })
type ListingCounter = z.infer<typeof ListingCounter>

/** The list of what a place has of each facet: of the whole country, or of a state. */
export const facetsIn = (state: string | undefined) => state ?? 'US'
export const statesWith = (facet: string) => `STATES#${facet}`
export const spotsWith = (facet: string) => `MAP#${facet}`

/** The side of a spot of the map, in its pixels. */
export const spotSide = 24

export const counterPartition = (list: string) => `DIRCOUNT#${list}`

/** How many listings there are of what, where. */
export const listingCounters = entity({
  name: 'listing-counter',
  erasure: 'impersonal',
  schema: ListingCounter,
  key: ({ list, key }: { list: string; key: string }) => ({ pk: counterPartition(list), sk: key }),
})

const Scope = z.enum(['country', 'state'])
type Scope = z.infer<typeof Scope>

const CountedListing = z.object({
  listingId: ListingId,
  scope: Scope,
  counters: z.array(z.object({ list: z.string(), key: z.string() })),
  version: z.int(),
})
type CountedListing = z.infer<typeof CountedListing>

/** Where a listing has been counted. In two parts: one transaction does not take all its services and brands twice. */
export const countedListings = entity({
  name: 'counted-listing',
  erasure: 'impersonal',
  schema: CountedListing,
  key: ({ listingId, scope }: { listingId: string; scope: Scope }) => ({
    pk: `LISTING#${listingId}`,
    sk: `COUNTED#${scope}`,
  }),
})

const figures: Figures<CountedListing, { listingId: string; scope: Scope }, ListingCounter> = {
  marks: countedListings,
  counters: listingCounters,
  adds: ({ counters }) => counters.map((counter) => ({ ...counter, count: 1, version: 1 })),
}

function countersOf(listing: Listing, scope: Scope): { list: string; key: string }[] {
  if (!isListed(listing) || !listing.point) return []
  const { state } = listing.place
  const facets = ['all', ...facetsOf({ ...listing, brands: listing.brands })]
  const list = facetsIn(scope === 'state' ? state : undefined)
  const counted = facets.map((key) => ({ list, key }))
  if (scope === 'state') return counted
  const { mapX, mapY } = listing
  const types = ['all', `type:${listing.listingType}`]
  const spot = mapX === undefined || mapY === undefined ? undefined : spotKey(mapX, mapY)
  return [
    ...counted,
    ...types.flatMap((type) => [
      { list: statesWith(type), key: state },
      ...(spot ? [{ list: spotsWith(type), key: spot }] : []),
    ]),
  ]
}

const spotKey = (x: number, y: number) => `${Math.floor(x / spotSide)}#${Math.floor(y / spotSide)}`

/** The middle of a spot on the map. */
export function spotOf(key: string): { x: number; y: number } {
  const [column = 0, line = 0] = key.split('#').map(Number)
  return { x: column * spotSide + spotSide / 2, y: line * spotSide + spotSide / 2 }
}

/** Keeps the figures of the directory in line with each listing. */
export const countListings: Counting = {
  of: listings.name,
  recount: async ({ before, after, current }) => {
    const image = after ?? before
    if (!image) return
    const { id: listingId } = listings.read(image)
    for (const scope of Scope.options)
      await recount(figures, { listingId, scope }, async (counted) => {
        const item = await current()
        if (!item) return { mark: undefined }
        const listing = listings.read(item)
        const counters = countersOf(listing, scope)
        if (!counted && counters.length === 0) return undefined
        // Reviews change a listing without its version, and nothing that is counted.
        if (counted && counted.version > listing.version) return undefined
        const isSame = counted && JSON.stringify(counted.counters) === JSON.stringify(counters)
        return isSame ? undefined : { mark: { listingId, scope, counters, version: listing.version } }
      })
  },
}
