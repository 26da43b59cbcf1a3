import { items, itemsOfPartition } from '#core/market/market-items/items.ts'
import { ownItems } from '#core/market/market-items/own-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import type { ItemState } from '#shared/market/market-items/item-state.ts'
import { itemStateAt } from '#shared/market/market-items/item-state.ts'
import { listMyItems as contract, type ownItemFilters } from '#shared/market/market-items/own-contract.ts'

const states: Record<(typeof ownItemFilters)[number], readonly ItemState[]> = {
  for_sale: ['active', 'reserved'],
  drafts: ['draft', 'pending', 'refused'],
  ended: ['expired', 'closed', 'removed'],
  sold: ['sold'],
}

async function listMyItems({ actor, query, now }: ApiRequest<typeof contract>) {
  const { show, limit, cursor } = query
  const pk = itemsOfPartition(actor.userId)
  const page = await firstPageWith(
    (from) => items.list({ index: 'gsi1', pk, newestFirst: true, limit, cursor: from }),
    cursor,
    (item) => !show || states[show].includes(itemStateAt(item, now)),
  )
  return { ...page, items: await ownItems(page.items, now) }
}

export const handler = endpoint(contract, listMyItems)
