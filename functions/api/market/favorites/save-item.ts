import { countSave } from '#core/market/favorites/count-save.ts'
import { countFavorites } from '#core/market/favorites/favorite-counts.ts'
import { favorites } from '#core/market/favorites/favorites.ts'
import { findItem } from '#core/market/market-items/find-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { saveItem as contract } from '#shared/market/favorites/contract.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { hasItemPage } from '#shared/market/market-items/item-state.ts'

const saveItem = ({ actor, params: { itemId }, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { userId, user } = actor
      const favorite = await favorites.get({ userId, itemId }, { consistent: true })
      if (favorite) return
      const item = await findItem(itemId)
      if (!hasItemPage(item, now)) throw itemRefusal.notFound()
      await commit(
        favorites.put(
          { userId: user.id, itemId: item.id, title: item.title, savedAt: now, version: 1 },
          { absent: true },
        ),
        await countFavorites(user.id, 1),
        countSave(itemId, 1),
        // The check keeps a favorite from coming after the erasure of its member.
        users.check({ id: userId }, { version: user.version }),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )

export const handler = endpoint(contract, saveItem)
