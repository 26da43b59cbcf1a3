import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { getListingMap as contract, MapSpot } from '#shared/directory/listings/contract.ts'
import { countsIn } from './list-facets.ts'
import { spotOf, spotsWith, statesWith } from './listing-counters.ts'
import { filteredList, listingLines } from './listing-lines.ts'

/** A state shows no more by itself. */
const mostSpots = 500

type Asked = Pick<ApiRequest<typeof contract>, 'query'>

/** The listings of one state each at its spot; of all states how many there are around each spot. */
export async function getListingMap({ query: { type, state } }: Asked) {
  const facet = type ? `type:${type}` : 'all'
  const [counts, spots] = await Promise.all([
    countsIn(statesWith(facet)),
    state ? spotsOfState(state, type) : spotsOfAll(facet),
  ])
  const states = [...counts].map(([code, count]) => ({ state: code, count }))
  return { spots, states: states.toSorted((a, b) => (a.state < b.state ? -1 : 1)) }
}

async function spotsOfAll(facet: string): Promise<MapSpot[]> {
  const counts = await countsIn(spotsWith(facet))
  return [...counts].map(([key, count]) => ({ ...spotOf(key), count }))
}

async function spotsOfState(state: string, type: Asked['query']['type']): Promise<MapSpot[]> {
  const { items } = await listingLines.list({
    ...filteredList('name', { type, state }),
    limit: mostSpots,
  })
  return items.flatMap(({ id, businessName, city, mapX: x, mapY: y, point }) =>
    x === undefined || y === undefined
      ? []
      : [{ x, y, count: 1, listing: { id, businessName, city, precision: point.precision } }],
  )
}
