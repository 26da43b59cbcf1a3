import { useInfiniteQuery } from '@tanstack/react-query'
import type { ConversationId } from '#shared/market/conversations/named-conversation.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { threadQuery } from '../api/conversation-queries.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadItemBar } from './thread-item-bar.tsx'

/** The conversation that the address names, with the field to answer. */
export function ThreadPane({ conversationId }: { conversationId: ConversationId }) {
  const pages = useInfiniteQuery(threadQuery(conversationId))
  const { data, error } = pages
  const thread = data?.pages[0]?.thread
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        title="Conversation not found"
        action={<ButtonLink to="/marketplace/messages">All messages</ButtonLink>}
      />
    )
  if (error && !thread)
    return (
      <QueryFailure
        title="This conversation did not load"
        error={error}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  if (!thread)
    return (
      <Panel className="thread">
        <Skeleton lines={6} className="h-10" />
      </Panel>
    )
  return (
    <Panel flush className="thread" aria-label={`Conversation with ${thread.other.name}`}>
      <ThreadHeader thread={thread} />
      <ThreadItemBar thread={thread} />
      <MessageList
        thread={thread}
        messages={data.pages.flatMap(({ messages }) => messages.items)}
        hasOlder={pages.hasNextPage}
        isLoadingOlder={pages.isFetchingNextPage}
        onOlder={() => pages.fetchNextPage()}
      />
      <Composer thread={thread} />
    </Panel>
  )
}
