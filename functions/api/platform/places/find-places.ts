import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findPlaces as contract } from '#shared/platform/places/contract.ts'

const most = 8

async function findPlaces({ query: { q } }: ApiRequest<typeof contract>) {
  const { findCities } = await import('#core/platform/places/cities.ts')
  return { items: findCities(q, most).map(({ name, state }) => ({ name, state })) }
}

export const handler = endpoint(contract, findPlaces)
