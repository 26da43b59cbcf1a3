import { cellsOf, itemCells, itemLines, linesOf } from '#core/market/market-items/item-lines.ts'
import { items } from '#core/market/market-items/items.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { ItemCategory, ItemCondition } from '#shared/market/market-items/item-kinds.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { anItem } from '#test/support/market-items.ts'
import type { Item as Row } from './fill-tables.ts'
import { businessPoints } from './listing-crowd.ts'

const openedAt = 7
const categories = ItemCategory.options
const idOf = (index: number) => `itm_${String(index).padStart(26, '0')}` as Item['id']

/** What the growth bench asks the marketplace for. */
export const askedItems = {
  opened: idOf(openedAt),
  category: 'amplifiers',
  near: '75201',
  miles: '50',
  from: 20_000,
  to: 30_000,
} as const

/** What stands around the item that is opened is of its category. */
const isLikeOpened = (index: number) => index % categories.length === openedAt

const published = new Date().toISOString()

/** So many items for sale, of which one in twelve is of each category. */
export function* marketRows(size: number): Generator<Row> {
  for (const [index, point] of businessPoints(size, 3).entries()) {
    const item = itemAt(index, point)
    if (item.id === askedItems.opened) yield items.item(item)
    for (const line of linesOf(item)) if (line.list !== 'price_down') yield itemLines.item(line)
    for (const cell of cellsOf(item))
      if (cell.facet === 'all' || isLikeOpened(index)) yield itemCells.item(cell)
  }
}

function itemAt(index: number, point: { lat: number; lon: number }): Item {
  // Within a month, and each at a moment of its own.
  const publishedAt = addTime(published, { minutes: -(index % 40_000) })
  return anItem(`00000000-0000-4000-a000-${String(index).padStart(12, '0')}`, {
    id: idOf(index),
    title: `Item ${index}`,
    category: categories[index % categories.length] ?? 'other',
    condition: ItemCondition.options[index % 5] ?? 'good',
    priceCents: (index * 7919) % 100_000,
    point: { ...point, precision: 'zip' },
    publishedAt,
  })
}
