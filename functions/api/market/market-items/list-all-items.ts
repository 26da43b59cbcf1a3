import { adminItems } from '#core/market/market-items/admin-item.ts'
import { items, itemsPartition } from '#core/market/market-items/items.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllItems as contract } from '#shared/market/market-items/admin-contract.ts'

async function listAllItems({ query }: ApiRequest<typeof contract>) {
  const { status, limit, cursor } = query
  const page = await items.list({
    index: 'gsi3',
    pk: itemsPartition(status),
    newestFirst: status !== 'pending',
    limit,
    cursor,
  })
  return { ...page, items: await adminItems(page.items) }
}

export const handler = endpoint(contract, listAllItems)
