import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { listBrands as contract } from '#shared/directory/brands/contract.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { brands, brandsPartition } from './brands.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'query'>

/** Brands by name, those that begin with what is typed. */
export async function listBrands({ query: { q = '', limit, cursor } }: Asked) {
  const prefix = foldedKey(q)
  // What is typed, but without a letter or digit, begins no name.
  if (q && !prefix) return { items: [] }
  const { items, ...page } = await brands.list({
    index: 'gsi1',
    pk: brandsPartition('active'),
    ...(prefix && { prefix }),
    limit,
    cursor,
  })
  return { ...page, items: items.map(({ id, name }) => ({ id, name })) }
}
