import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { dropFavorite } from './drop-favorite.ts'
import { favorites, favoritesPrefix } from './favorites.ts'

/** The figures of the items go down with each; favorites are in the copy with the rest of the member. */
export const erased: ErasedData = {
  erase: async ({ userId }) => {
    const { pk } = favorites.key({ userId, itemId: '' })
    const where = { pk, prefix: favoritesPrefix, consistent: true }
    for await (const { itemId } of eachItem(favorites, where)) await dropFavorite(userId, itemId)
  },
}
