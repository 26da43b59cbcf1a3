import { brandsById } from '#core/directory/brands/surviving-brands.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { listFacets as contract } from '#shared/directory/listings/contract.ts'
import { ListingService, ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { counterPartition, facetsIn, listingCounters, statesWith } from './listing-counters.ts'

/** The brands that are offered to choose from: those of most listings. */
const mostBrands = 60

type Asked = Pick<ApiRequest<typeof contract>, 'query'>

/** How many listings of a place there are of each type, service, and brand. */
export async function listFacets({ query: { state } }: Asked) {
  const [facets, states] = await Promise.all([
    countsIn(facetsIn(state)),
    state ? new Map<string, number>() : countsIn(statesWith('all')),
  ])
  const most = [...facets]
    .flatMap(([key, count]) => (key.startsWith('brand:') ? [{ id: key.slice('brand:'.length), count }] : []))
    .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, mostBrands)
  const brands = await brandsById(most.map(({ id }) => id))
  const count = (key: string) => facets.get(key) ?? 0
  return {
    total: count('all'),
    types: ListingType.options
      .map((type) => ({ type, count: count(`type:${type}`) }))
      .filter((one) => one.count > 0),
    services: ListingService.options
      .map((service) => ({ service, count: count(`service:${service}`) }))
      .filter((one) => one.count > 0),
    brands: most.flatMap(({ id, count: ofBrand }) => {
      const brand = brands.get(id)
      return brand?.status === 'active' ? [{ id: brand.id, name: brand.name, count: ofBrand }] : []
    }),
    states: [...states]
      .map(([code, ofState]) => ({ state: code, count: ofState }))
      .toSorted((a, b) => (a.state < b.state ? -1 : 1)),
  }
}

/** The figures of a list that are not zero, by their keys. */
export async function countsIn(list: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const { key, count } of eachItem(listingCounters, { pk: counterPartition(list) }))
    if (count > 0) counts.set(key, count)
  return counts
}
