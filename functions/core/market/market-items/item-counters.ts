import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { type Figures, recount } from '#core/platform/projections/recount.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { itemRow } from './item-lines.ts'
import { items } from './items.ts'

const ItemCounter = z.object({ list: z.string(), key: z.string(), count: z.int(), version: z.int() })
type ItemCounter = z.infer<typeof ItemCounter>

export const counterPartition = (list: string) => `MKTCOUNT#${list}`
export const countersIn = (state: string | undefined) => state ?? 'US'

/** How many items are for sale of which category, where. */
export const itemCounters = entity({
  name: 'item-counter',
  erasure: 'impersonal',
  schema: ItemCounter,
  key: ({ list, key }: { list: string; key: string }) => ({ pk: counterPartition(list), sk: key }),
})

const CountedItem = z.object({
  itemId: ItemId,
  counters: z.array(z.object({ list: z.string(), key: z.string() })),
  version: z.int(),
})
type CountedItem = z.infer<typeof CountedItem>

/** Where an item has been counted. */
export const countedItems = entity({
  name: 'counted-item',
  erasure: 'impersonal',
  schema: CountedItem,
  key: ({ itemId }: { itemId: string }) => ({ pk: `ITEM#${itemId}`, sk: 'COUNTED' }),
})

const figures: Figures<CountedItem, { itemId: string }, ItemCounter> = {
  marks: countedItems,
  counters: itemCounters,
  adds: ({ counters }) => counters.map((counter) => ({ ...counter, count: 1, version: 1 })),
}

/** Keeps the figures of the marketplace in line with each item. What has expired counts until the job ends it. */
export const countItems: Counting = {
  of: items.name,
  recount: async ({ before, after, current }) => {
    const image = after ?? before
    if (!image) return
    const { id: itemId } = items.read(image)
    await recount(figures, { itemId }, async (counted) => {
      const stored = await current()
      if (!stored) return { mark: undefined }
      const item = items.read(stored)
      const row = itemRow(item)
      const counters = row
        ? [undefined, row.state].flatMap((state) =>
            ['all', row.category].map((key) => ({ list: countersIn(state), key })),
          )
        : []
      if (!counted && counters.length === 0) return undefined
      // Saves and conversations change an item without its version, and nothing that is counted.
      if (counted && counted.version > item.version) return undefined
      const isSame = counted && JSON.stringify(counted.counters) === JSON.stringify(counters)
      return isSame ? undefined : { mark: { itemId, counters, version: item.version } }
    })
  },
}
