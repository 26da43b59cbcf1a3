import { items } from '#core/market/market-items/items.ts'
import { dropPictures } from '#core/market/market-items/save-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { deleteItem as contract } from '#shared/market/market-items/own-contract.ts'

const deleteItem = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const item = await items.get({ id: params.itemId }, { consistent: true })
    if (!item) return
    if (item.sellerId !== actor.userId) throw itemRefusal.notFound()
    const isUnseen = item.status === 'draft' || item.status === 'refused'
    if (item.publishedAt || !isUnseen) throw itemRefusal.notDraft()
    await commit(items.delete(item), ...dropPictures(item, undefined, now), ...remember(undefined))
  })

export const handler = endpoint(contract, deleteItem)
