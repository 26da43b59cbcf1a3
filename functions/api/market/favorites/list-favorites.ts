import { favorites, favoritesBy } from '#core/market/favorites/favorites.ts'
import { itemCard } from '#core/market/market-items/item-card.ts'
import { itemRow } from '#core/market/market-items/item-lines.ts'
import { items } from '#core/market/market-items/items.ts'
import { listedItem } from '#core/market/market-items/listed-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { listFavorites as contract } from '#shared/market/favorites/contract.ts'
import { isForSale, itemStateAt } from '#shared/market/market-items/item-state.ts'

async function listFavorites({ actor, query, now }: ApiRequest<typeof contract>) {
  const { limit, cursor } = query
  const page = await favorites.list({
    index: 'gsi2',
    pk: favoritesBy(actor.userId),
    newestFirst: true,
    limit,
    cursor,
  })
  const rows = await getMany(page.items.map(({ itemId }) => items.key({ id: itemId })))
  const found = new Map(rows.map(items.read).map((item) => [item.id, item]))
  return {
    ...page,
    items: page.items.map(({ itemId, title, savedAt }) => {
      const item = found.get(itemId)
      const row = item && isForSale(item, now) ? itemRow(item) : undefined
      const sold = item && !item.isSellerSuspended && itemStateAt(item, now) === 'sold' ? item : undefined
      const cover = sold && itemCard(sold).cover
      return {
        itemId,
        title,
        savedAt,
        ...(row && { item: listedItem(row, now) }),
        ...(sold && { isSold: true as const }),
        ...(cover && { cover }),
      }
    }),
  }
}

export const handler = endpoint(contract, listFavorites)
