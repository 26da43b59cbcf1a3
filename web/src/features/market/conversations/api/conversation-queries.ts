import { infiniteQueryOptions } from '@tanstack/react-query'
import {
  getConversation,
  listConversations,
  readReportedConversation,
} from '#shared/market/conversations/contract.ts'
import type { ConversationId } from '#shared/market/conversations/named-conversation.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

const noun = 'conversations'

/** The conversations of the member, the last one first. */
export const inboxQuery = (show: 'archived' | undefined) =>
  pagesQuery(listConversations, {
    key: [noun, listConversations.name, show],
    query: show ? { archived: 'yes' } : {},
    keepPrevious: true,
  })

/** A conversation with its messages, the last ones first. */
export const threadQuery = (conversationId: ConversationId) =>
  infiniteQueryOptions({
    queryKey: [noun, getConversation.name, conversationId],
    queryFn: ({ pageParam, signal }) =>
      call(getConversation, { params: { conversationId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages }) => messages.nextCursor,
    // What came while another page was open is not pushed again.
    staleTime: 0,
  })

/** What a case is about. It is asked for once and kept, because each request is logged. */
export const reportedConversationQuery = (caseId: string) =>
  infiniteQueryOptions({
    queryKey: ['reportedConversation', caseId],
    queryFn: ({ pageParam, signal }) =>
      call(readReportedConversation, { params: { caseId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages }) => messages.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
