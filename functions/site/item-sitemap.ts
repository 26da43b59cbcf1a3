import { filteredItems, itemLines, toppedOn } from '#core/market/market-items/item-lines.ts'
import { isRowForSale } from '#core/market/market-items/listed-item.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { readSitemap } from './read-sitemap.ts'

/** The items for sale that were published, or renewed after a while, on a day, such as `2026-11-23`. */
export const itemSitemap = (siteUrl: string, day: string, now: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => itemLines.list({ ...filteredItems('newest', {}), between: toppedOn(day), ...asked }),
    (row) => (isRowForSale(row, now) ? itemPath(row.id) : []),
  )
