import { items } from '#core/market/market-items/items.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { countSave } from './count-save.ts'
import { countFavorites } from './favorite-counts.ts'
import { favorites } from './favorites.ts'

/** Takes a favorite away with its part of the figure; of an item that is gone, the favorite alone. */
export const dropFavorite = (userId: string, itemId: string, also: readonly Write[] = []): Promise<void> =>
  untilUnchanged(
    async () => {
      const [favorite, item] = await Promise.all([
        favorites.get({ userId, itemId }, { consistent: true }),
        items.get({ id: itemId }, { consistent: true }),
      ])
      if (!favorite && !item) throw itemRefusal.notFound()
      if (favorite)
        await commit(
          favorites.delete(favorite),
          await countFavorites(favorite.userId, -1),
          ...(item ? [countSave(itemId, -1)] : []),
          ...also,
        )
    },
    { crowd: true },
  )
