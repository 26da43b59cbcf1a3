import { newItem } from '#core/market/market-items/changed-item.ts'
import { items } from '#core/market/market-items/items.ts'
import { ownItem } from '#core/market/market-items/own-item.ts'
import { addOwnedItem } from '#core/market/market-items/owned-items.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { createItem as contract } from '#shared/market/market-items/own-contract.ts'

function createItem({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId, user } = actor
  const id = newId('itm', now) as ItemId
  return untilUnchanged(
    async () => {
      const item = await newItem({ id, sellerId: user.id, sellerSince: user.createdAt }, body, now)
      const answer = await ownItem(item, now)
      await commit(
        items.put(item, { absent: true }),
        await addOwnedItem(user, id),
        users.check({ id: userId }, { version: user.version }),
        recordActivity(
          { by: actor, type: 'marketplace_item', description: `Drafted the item ${item.title}`.trim() },
          now,
        ),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, createItem)
