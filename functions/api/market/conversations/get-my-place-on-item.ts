import { conversationIdOf, conversations } from '#core/market/conversations/conversations.ts'
import { favorites } from '#core/market/favorites/favorites.ts'
import { findItem } from '#core/market/market-items/find-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMyPlaceOnItem as contract } from '#shared/market/conversations/contract.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { hasItemPage, isReserved } from '#shared/market/market-items/item-state.ts'

async function getMyPlaceOnItem({ actor, params, now }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const item = await findItem(params.itemId)
  const isOwn = item.sellerId === userId
  if (!isOwn && !hasItemPage(item, now)) throw itemRefusal.notFound()
  const id = conversationIdOf(item, userId)
  const [favorite, conversation] = await Promise.all([
    favorites.get({ userId, itemId: item.id }, { consistent: true }),
    isOwn ? undefined : conversations.get({ id }, { consistent: true }),
  ])
  const { reservation } = item
  const holds = isReserved(item, now) && reservation?.buyerId === userId
  return {
    isOwn,
    isSaved: favorite !== undefined,
    ...(conversation && { conversationId: id }),
    ...(holds && { reservation: { until: reservation.until, priceCents: reservation.priceCents } }),
    version: item.version,
  }
}

export const handler = endpoint(contract, getMyPlaceOnItem)
