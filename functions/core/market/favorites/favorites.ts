import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const favoritesPrefix = 'FAV#'
export const favoritesBy = (userId: string) => `FAVS_BY#${userId}`
export const savedBy = (itemId: string) => `FAVS#${itemId}`

/** Items that members saved: `gsi1` lists who saved an item, `gsi2` what a member saved, by time. */
export const favorites = entity({
  name: 'favorite',
  erasure: 'by its noun',
  schema: z.object({
    userId: UserId,
    itemId: ItemId,
    title: z.string(),
    savedAt: z.iso.datetime(),
    /** When its member was last told that the item is free again, or sold: a seller and a buyer can repeat both at will. */
    told: z.optional(z.object({ free: z.optional(z.iso.datetime()), sold: z.optional(z.iso.datetime()) })),
    version: z.int(),
  }),
  key: ({ userId, itemId }: { userId: string; itemId: string }) => ({
    pk: `USER#${userId}`,
    sk: `${favoritesPrefix}${itemId}`,
  }),
  gsi1: ({ itemId, userId }) => ({ pk: savedBy(itemId), sk: userId }),
  gsi2: ({ userId, savedAt, itemId }) => ({ pk: favoritesBy(userId), sk: `${savedAt}#${itemId}` }),
})
