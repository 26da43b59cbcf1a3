import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { users } from '#core/platform/users/users.ts'
import type { listItemsOfSeller as contract } from '#shared/market/market-items/contract.ts'
import { isForSale } from '#shared/market/market-items/item-state.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { itemRow } from './item-lines.ts'
import { items, itemsOfPartition } from './items.ts'
import { listedItem } from './listed-item.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params' | 'query' | 'now'>

/** What a member has for sale; nothing for someone whose profile is not shown, since a list would name them. */
export async function listItemsOfSeller({ params, query, now }: Asked) {
  const user = await users.get({ id: params.userId })
  if (!user || !isShown(user)) return { items: [] }
  const page = await firstPageWith(
    (cursor) =>
      items.list({
        index: 'gsi1',
        pk: itemsOfPartition(params.userId),
        newestFirst: true,
        limit: query.limit,
        cursor,
      }),
    query.cursor,
    (item) => isForSale(item, now),
  )
  return {
    ...page,
    items: page.items.flatMap((item) => itemRow(item) ?? []).map((row) => listedItem(row, now)),
  }
}
