import { inboxLines, inboxOf, unreadOf } from '#core/market/conversations/inbox-lines.ts'
import { otherMember } from '#core/market/conversations/other-member.ts'
import { items } from '#core/market/market-items/items.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { listConversations as contract } from '#shared/market/conversations/contract.ts'
import { isSeenByBuyers } from '#shared/market/market-items/item-state.ts'

/** More unread conversations are not told apart. */
const mostUnread = 100

async function listConversations({ actor, query }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { archived, limit, cursor } = query
  const [page, unread] = await Promise.all([
    inboxLines.list({
      index: 'gsi1',
      pk: inboxOf(userId, archived === 'yes'),
      newestFirst: true,
      limit,
      cursor,
    }),
    inboxLines.list({ index: 'gsi2', pk: unreadOf(userId), limit: mostUnread }),
  ])
  const [users, rows] = await Promise.all([
    usersById(page.items.map(({ otherId }) => otherId)),
    getMany([...new Set(page.items.map(({ itemId }) => itemId))].map((id) => items.key({ id }))),
  ])
  const found = new Map(rows.map(items.read).map((item) => [item.id, item]))
  return {
    ...page,
    items: page.items.map(({ conversationId, itemId, itemTitle, side, otherId, preview, unread, lastAt }) => {
      const item = found.get(itemId)
      const cover = item && (side === 'seller' || isSeenByBuyers(item)) ? item.pictures[0] : undefined
      return {
        conversationId,
        itemId,
        itemTitle,
        side,
        other: otherMember(otherId, users),
        preview,
        unread,
        lastAt,
        ...(cover && {
          cover: { src: cover.src, alt: cover.alt, width: cover.width, height: cover.height },
        }),
      }
    }),
    unread: unread.items.length,
  }
}

export const handler = endpoint(contract, listConversations)
