import { otherMember } from '#core/market/conversations/other-member.ts'
import { sales } from '#core/market/sales/sales.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { isReserved } from '#shared/market/market-items/item-state.ts'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { saleStatusAt } from '#shared/market/sales/sale-dates.ts'

/** Items as their seller sees them, with who holds or bought them. `known` spares the read of a sale that is not stored yet. */
export async function ownItems(
  listed: readonly Item[],
  now: string,
  known: readonly Sale[] = [],
): Promise<OwnItem[]> {
  const wanted = listed.flatMap(({ saleId }) =>
    saleId && !known.some(({ id }) => id === saleId) ? [saleId] : [],
  )
  const rows = await getMany(
    wanted.map((id) => sales.key({ id })),
    { consistent: true },
  )
  const found = new Map([...known, ...rows.map(sales.read)].map((sale) => [sale.id as string, sale]))
  const buyerOf = (item: Item) =>
    found.get(item.saleId ?? '')?.buyerId ?? (isReserved(item, now) ? item.reservation?.buyerId : undefined)
  const users = await usersById(listed.flatMap((item) => buyerOf(item) ?? []))
  return listed.map((item) => {
    const buyerId = buyerOf(item)
    const sale = found.get(item.saleId ?? '')
    const status = sale && saleStatusAt(sale, now)
    const { userId, name, path } = buyerId ? otherMember(buyerId, users) : {}
    return {
      item,
      ...(userId && name && { buyer: { userId, name, ...(path && { path }) } }),
      ...(status && status !== 'undone' && { saleStatus: status }),
    }
  })
}

export async function ownItem(item: Item, now: string, known: readonly Sale[] = []): Promise<OwnItem> {
  const [one] = await ownItems([item], now, known)
  return one as OwnItem
}
