import { conversations, conversationsOnItem } from '#core/market/conversations/conversations.ts'
import { otherMember } from '#core/market/conversations/other-member.ts'
import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { isReserved } from '#shared/market/market-items/item-state.ts'
import { listItemBuyers as contract } from '#shared/market/sales/contract.ts'

/** The one who holds it comes first, also where they have not written. */
async function listItemBuyers({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const item = await findOwnItem(params.itemId, actor.userId)
  const page = await conversations.list({
    index: 'gsi1',
    pk: conversationsOnItem(item.id),
    newestFirst: true,
    ...query,
  })
  const holderId = isReserved(item, now) ? item.reservation?.buyerId : undefined
  const isFirst = query.cursor === undefined
  const listed = [
    ...(holderId && isFirst ? [{ buyerId: holderId, offer: undefined }] : []),
    ...page.items.filter(({ buyerId }) => buyerId !== holderId),
  ]
  const users = await usersById(listed.map(({ buyerId }) => buyerId))
  return {
    ...page,
    // Who has left can buy nothing.
    items: listed
      .filter(({ buyerId }) => users.has(buyerId))
      .map(({ buyerId, offer }) => ({
        ...otherMember(buyerId, users),
        ...(offer &&
          (offer.status === 'open' || offer.status === 'accepted') && { offerCents: offer.priceCents }),
      })),
  }
}

export const handler = endpoint(contract, listItemBuyers)
