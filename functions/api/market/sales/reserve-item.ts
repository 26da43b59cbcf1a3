import { findItem } from '#core/market/market-items/find-item.ts'
import { addNote } from '#core/market/sales/add-note.ts'
import { reserveFor } from '#core/market/sales/reserve-for.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { hasItemPage } from '#shared/market/market-items/item-state.ts'
import { hoursOfInstant } from '#shared/market/market-items/reserved-item.ts'
import { reserveItem as contract } from '#shared/market/sales/contract.ts'

const reserveItem = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { user } = actor
      if (user.status !== 'active') throw itemRefusal.accountPending()
      const leaving = leavingRefusal(user)
      if (leaving) throw leaving
      const item = await findItem(params.itemId)
      if (item.sellerId === user.id) throw itemRefusal.own()
      if (!hasItemPage(item, now)) throw itemRefusal.notFound()
      if (!item.instantReserve) throw itemRefusal.notInstant()
      const { priceCents } = item
      const wish = { buyerId: user.id, priceCents, hours: hoursOfInstant, isInstant: true as const }
      const { reservation, writes } = await reserveFor(item, wish, now)
      const { until } = reservation
      const answer = { reservation }
      await commit(
        ...writes,
        ...(await addNote(item, user.id, { kind: 'reserved', fromId: user.id, priceCents, until }, now)),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, reserveItem)
