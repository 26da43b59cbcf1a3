import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { ItemEnd, ItemSheet } from './item-sheet.ts'
import { itemSheets } from './item-sheets.ts'

type UserId = Item['sellerId']

/** An item of the demo, as far as what is told about it needs to know it. */
export type SeededItem = {
  id: Item['id']
  title: string
  sellerId: UserId
  priceCents: number
  createdAt: string
  /** A price that dropped is still for sale. */
  state: ItemEnd['is'] | 'active'
  /** The buyer for whom it is held; they have written about it. */
  reservation?: { buyerId: UserId; until: string; priceCents: number }
  /** Who bought it here, after they had written about it. */
  sale?: { id: NonNullable<Item['saleId']>; buyerId: UserId; priceCents: number; at: string }
  sheet: ItemSheet
}

export const seededUser = (who: string): UserId => demoUserId(demoEmail(who)) as UserId

/** The items of the demo by themselves: conversations, sales, and favorites of the demo are about them. */
export const seededItems = (now: string, size: SeedSize): SeededItem[] =>
  itemSheets(size).map((sheet) => {
    const { title, seller, cents: priceCents, daysOld, end } = sheet
    const createdAt = addTime(now, { days: -daysOld })
    const id = deriveId('itm', createdAt, title) as Item['id']
    return {
      id,
      title,
      sellerId: seededUser(seller),
      priceCents,
      createdAt,
      state: end?.is ?? 'active',
      ...(end?.is === 'reserved' && {
        reservation: {
          buyerId: seededUser(end.buyer),
          until: addTime(now, { hours: end.hoursLeft }),
          priceCents,
        },
      }),
      ...(end?.is === 'sold_here' && { sale: saleOf(id, end, now) }),
      sheet,
    }
  })

function saleOf(itemId: string, end: Extract<ItemEnd, { is: 'sold_here' }>, now: string) {
  const at = addTime(now, { days: -end.daysAgo })
  return {
    id: deriveId('sal', at, itemId) as NonNullable<Item['saleId']>,
    buyerId: seededUser(end.buyer),
    priceCents: end.cents,
    at,
  }
}

/** One of them by its title. Throws where the demo of that size has none. */
export function seededItem(title: string, now: string, size: SeedSize): SeededItem {
  const item = seededItems(now, size).find((one) => one.title === title)
  if (!item) throw new Error(`The demo sells no ${title}.`)
  return item
}
