import { findItem } from '#core/market/market-items/find-item.ts'
import { saveItem } from '#core/market/market-items/save-item.ts'
import { addNote } from '#core/market/sales/add-note.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { hasItemPage, isReserved } from '#shared/market/market-items/item-state.ts'
import { releasedItem } from '#shared/market/market-items/reserved-item.ts'
import { releaseItem as contract } from '#shared/market/sales/contract.ts'

const releaseItem = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { user } = actor
      const item = await findItem(params.itemId)
      const { reservation } = item
      const isOwn = item.sellerId === user.id
      const holds = reservation?.buyerId === user.id
      if (!isOwn && !holds && !hasItemPage(item, now)) throw itemRefusal.notFound()
      if (!reservation || !isReserved(item, now) || (!isOwn && !holds)) throw itemRefusal.notReserved()
      await commit(
        ...saveItem(item, releasedItem(item, now), now, { byId: user.id }),
        ...(await addNote(item, reservation.buyerId, { kind: 'released', fromId: user.id }, now)),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )

export const handler = endpoint(contract, releaseItem)
