import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { releaseHeld } from '#core/market/sales/release-held.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { isStoredForSale } from '#shared/market/market-items/item-state.ts'
import { items, itemsOfPartition } from './items.ts'
import { dropPictures } from './save-item.ts'

const soldBy = (userId: string) => eachItem(items, { index: 'gsi1', pk: itemsOfPartition(userId) })

/** Nothing that a member offered stays; a sale and a conversation keep the title. */
const erase = (id: string, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const item = await items.get({ id }, { consistent: true })
    if (!item) return
    await commit(
      items.delete(item),
      ...dropPictures(item, undefined, now),
      ...(isStoredForSale(item) ? [announce('item.ended', { itemId: item.id }, now)] : []),
    )
  })

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    await releaseHeld(userId, now, { isErased: true })
    for await (const { id } of soldBy(userId)) await erase(id, now)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of soldBy(userId)) yield { kind: items.name, item }
  },
}
