import { priceRange } from '#core/market/market-items/sold-prices.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getPriceHelp as contract } from '#shared/market/market-items/own-contract.ts'

/** Sales of the brand if there are enough, else of the category. */
async function getPriceHelp({ query: { category, brand = '' }, now }: ApiRequest<typeof contract>) {
  const ofBrand = brand ? await priceRange(category, brand, now) : undefined
  const prices = ofBrand ?? (await priceRange(category, '', now))
  return prices ? { prices } : {}
}

export const handler = endpoint(contract, getPriceHelp)
