import { entity } from '#core/platform/db/entity.ts'
import { Item } from '#shared/market/market-items/item.ts'
import { nextDue } from '#shared/market/market-items/item-dates.ts'

export const itemsOfPartition = (sellerId: string) => `ITEMS_OF#${sellerId}`
export const itemsPartition = (status: Item['status']) => `ITEMS#${status}`
export const itemsDuePartition = 'ITEMS_DUE'

/**
 * Items for sale. `gsi1` lists those of a seller, `gsi2` active ones by when the job of dates looks at them next, `gsi3`
 * those of a status by time.
 */
export const items = entity({
  name: 'market-item',
  erasure: 'by its noun',
  schema: Item,
  key: ({ id }: { id: string }) => ({ pk: `ITEM#${id}`, sk: 'ITEM' }),
  // Buyers save it and write about it while it is edited.
  counted: ['saveCount', 'conversationCount'],
  gsi1: ({ sellerId, createdAt, id }) => ({ pk: itemsOfPartition(sellerId), sk: `${createdAt}#${id}` }),
  gsi2: (item) => {
    const due = nextDue(item)
    return due ? { pk: itemsDuePartition, sk: `${due}#${item.id}` } : undefined
  },
  gsi3: ({ status, statusSince, id }) => ({ pk: itemsPartition(status), sk: `${statusSince}#${id}` }),
})
