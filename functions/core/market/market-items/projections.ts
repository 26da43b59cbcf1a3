import { searchable } from '#core/content/search/searchable.ts'
import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { isSeenByBuyers } from '#shared/market/market-items/item-state.ts'
import { searchType } from '#shared/market/market-items/noun.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { countItems } from './item-counters.ts'
import { cellsOf, itemCells, itemLines, linesOf } from './item-lines.ts'
import { items, itemsPartition } from './items.ts'
import { itemDays } from './publication-days.ts'
import { soldPriceOf, soldPrices } from './sold-prices.ts'

const source = ({ id }: { id: string }) => items.key({ id })

export const projections = [
  ...searchable(items, searchType),
  projection({ of: items, into: itemLines, rows: linesOf, source }),
  projection({ of: items, into: itemCells, rows: cellsOf, source }),
  projection({ of: items, into: soldPrices, rows: soldPriceOf, source }),
  projection({
    of: items,
    into: itemDays,
    rows: ({ bumpedAt }) => (bumpedAt ? [{ day: bumpedAt.slice(0, 10), version: 1 }] : []),
    atOnce: true,
    lasting: true,
  }),
  countItems,
  // A published item counts, sold or past its date, too, while it is not taken off the site; it outlasts its account.
  countsByDay({
    of: items,
    id: ({ id }) => id,
    counts: (item) =>
      item.publishedAt && isSeenByBuyers(item)
        ? [{ figure: 'items', day: siteDay(item.publishedAt), count: 1 }]
        : [],
    lasting: true,
  }),
  waiting({
    of: items,
    id: ({ id }) => id,
    since: ({ statusSince }) => statusSince,
    queue: ({ status }) => (status === 'pending' ? 'items' : undefined),
    lists: [(cursor) => items.list({ index: 'gsi3', pk: itemsPartition('pending'), limit: 100, cursor })],
  }),
]
