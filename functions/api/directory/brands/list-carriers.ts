import { listingsWith } from '#core/directory/brands/admin-brand.ts'
import { carriedBy } from '#core/directory/brands/carried-by.ts'
import { brandNamed } from '#core/directory/brands/find-brand.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listCarriers as contract } from '#shared/directory/brands/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'

const most = 6

async function listCarriers({
  query,
  now,
}: ApiRequest<typeof contract>): Promise<ResponseOf<typeof contract>> {
  const brand = await brandNamed(query.name)
  if (brand?.status !== 'active') return { listings: [], listingCount: 0 }
  const { id, name } = brand
  const [listings, countOf] = await Promise.all([carriedBy(id, most, now), listingsWith([id])])
  return { brand: { id, name }, listings, listingCount: Math.max(countOf(id), listings.length) }
}

export const handler = endpoint(contract, listCarriers)
