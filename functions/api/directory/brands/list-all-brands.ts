import { adminBrands } from '#core/directory/brands/admin-brand.ts'
import { brands, brandsPartition } from '#core/directory/brands/brands.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllBrands as contract } from '#shared/directory/brands/contract.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

async function listAllBrands({ query: { status, q = '', limit, cursor } }: ApiRequest<typeof contract>) {
  const prefix = foldedKey(q)
  if (q && !prefix) return { items: [] }
  const { items, ...page } = await brands.list({
    index: 'gsi1',
    pk: brandsPartition(status),
    ...(prefix && { prefix }),
    limit,
    cursor,
  })
  return { ...page, items: await adminBrands(items) }
}

export const handler = endpoint(contract, listAllBrands)
