import { useQuery } from '@tanstack/react-query'
import { listConversations } from '#shared/market/conversations/contract.ts'
import { conversationPath } from '#shared/market/conversations/named-conversation.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { query } from '#web/lib/query.ts'

const mostRead = 100

const inboxQuery = () =>
  query(
    'conversations',
    listConversations,
    { query: { limit: mostRead } },
    { enabled: !storedImpersonation(), staleTime: 5000 },
  )

/** Where someone waits for an answer about an item of the member: the path of the last conversation, by item. */
export function useUnreadItems(): ReadonlyMap<string, string> {
  const inbox = useQuery(inboxQuery())
  const waiting = (inbox.data?.items ?? []).filter(({ side, unread }) => side === 'seller' && unread > 0)
  return new Map(
    waiting.toReversed().map(({ itemId, conversationId }) => [itemId, conversationPath(conversationId)]),
  )
}
