import { getMany } from '#core/platform/db/get-many.ts'
import type { Facet } from '#shared/directory/listings/facets-of.ts'
import { facetsIn, listingCounters } from './listing-counters.ts'

type Chosen = {
  type?: string | undefined
  state?: string | undefined
  services?: readonly string[] | undefined
  brands?: readonly string[] | undefined
}

/** The services and brands that are chosen, by the lists that hold them; the type comes last. */
const facetsOfQuery = ({ type, services = [], brands = [] }: Chosen): Facet[] => [
  ...services.map((service): Facet => `service:${service}`),
  ...brands.map((brand): Facet => `brand:${brand}`),
  ...(type ? [`type:${type}` as const] : []),
]

/** The chosen facet that the fewest listings of the chosen place have, and how many that are; undefined if none is chosen. */
export async function rarestFacet(query: Chosen): Promise<{ facet: Facet; count: number } | undefined> {
  const facets = facetsOfQuery(query)
  if (facets.length === 0) return undefined
  const list = facetsIn(query.state)
  const rows = await getMany(facets.map((key) => listingCounters.key({ list, key })))
  const counts = new Map(rows.map(listingCounters.read).map(({ key, count }) => [key, count]))
  return facets
    .map((facet) => ({ facet, count: counts.get(facet) ?? 0 }))
    .reduce((rarest, one) => (one.count < rarest.count ? one : rarest))
}
