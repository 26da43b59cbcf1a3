import { items } from '#core/market/market-items/items.ts'
import { ownedItems } from '#core/market/market-items/owned-items.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { countsAsItem } from '#shared/market/market-items/item-limits.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoItems } from './demo-items.ts'

const absent = { absent: true } as const

/** The items of the demo, and what of them counts against the limits of their sellers. */
export const seed = async (now: string, size: SeedSize): Promise<Write[]> => {
  const all = await demoItems(now, size)
  const yesterday = addTime(now, { days: -1 })
  return [
    ...all.map((item) => items.put(item, absent)),
    ...[...Map.groupBy(all, ({ sellerId }) => sellerId)].map(([userId, own]) =>
      ownedItems.put(
        {
          userId,
          itemIds: own.filter(countsAsItem).map(({ id }) => id),
          published: own.flatMap(({ id: itemId, publishedAt: at }) =>
            at && at > yesterday ? [{ itemId, at }] : [],
          ),
          version: 1,
        },
        absent,
      ),
    ),
  ]
}
