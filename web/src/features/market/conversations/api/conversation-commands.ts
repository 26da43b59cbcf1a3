import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import {
  acceptOffer,
  archiveConversation,
  declineOffer,
  getConversation,
  listConversations,
  makeOffer,
  markConversationRead,
  sendMessage,
  startConversation,
} from '#shared/market/conversations/contract.ts'
import type { MessageId } from '#shared/market/conversations/conversation.ts'
import type { ConversationId } from '#shared/market/conversations/named-conversation.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { threadQuery } from './conversation-queries.ts'
import { patchInbox } from './patch-inbox.ts'

const noun = 'conversations'

export const useStartConversation = command(startConversation, { changes: [[noun]] })

export const useMakeOffer = command(makeOffer, { changes: [[noun]] })

/** Accepting reserves the item, which its page and lists show. */
export const useAcceptOffer = command(acceptOffer, { changes: [[noun], ['items']] })

export const useDeclineOffer = command(declineOffer, { changes: [[noun]] })

type ThreadPages = InfiniteData<ResponseOf<typeof getConversation>, string | undefined>

/** The message stands in its conversation as soon as it is stored. */
export function useSendMessage(conversationId: ConversationId) {
  const queryClient = useQueryClient()
  const { queryKey } = threadQuery(conversationId)
  return useCommand({
    send: (text: string, idempotencyKey) =>
      call(sendMessage, { params: { conversationId }, body: { text } }, { idempotencyKey }),
    onDone: (sent) => {
      queryClient.setQueryData<ThreadPages>(queryKey, (cached) => cached && withMessage(cached, sent))
      void queryClient.invalidateQueries({ queryKey: [noun] })
      return undefined
    },
    onStale: () => queryClient.invalidateQueries({ queryKey: [noun] }),
  })
}

function withMessage(cached: ThreadPages, sent: ResponseOf<typeof sendMessage>): ThreadPages {
  const [first, ...rest] = cached.pages
  if (!first || first.messages.items.some(({ id }) => id === sent.id)) return cached
  const messages = { ...first.messages, items: [sent, ...first.messages.items] }
  return { ...cached, pages: [{ ...first, messages }, ...rest] }
}

export function useMarkRead(conversationId: ConversationId) {
  const queryClient = useQueryClient()
  return useCommand({
    send: (messageId: MessageId, idempotencyKey) =>
      call(markConversationRead, { params: { conversationId }, body: { messageId } }, { idempotencyKey }),
    onDone: () => {
      patchInbox(queryClient, conversationId, (line) => ({ ...line, unread: 0 }))
      void queryClient.invalidateQueries({ queryKey: [noun, 'unread'] })
      return queryClient.invalidateQueries({ queryKey: threadQuery(conversationId).queryKey })
    },
  })
}

export function useArchive(conversationId: ConversationId) {
  const queryClient = useQueryClient()
  return useCommand({
    send: (isArchived: boolean, idempotencyKey) =>
      call(archiveConversation, { params: { conversationId }, body: { isArchived } }, { idempotencyKey }),
    onDone: () => {
      patchInbox(queryClient, conversationId, () => undefined)
      // The list that it went to is read when it is opened.
      void queryClient.invalidateQueries({
        queryKey: [noun, listConversations.name],
        refetchType: 'none',
      })
      return queryClient.invalidateQueries({ queryKey: [noun, getConversation.name, conversationId] })
    },
  })
}
