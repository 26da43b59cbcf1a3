import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type InboxLine, listConversations } from '#shared/market/conversations/contract.ts'

type Page = { items: InboxLine[]; unread: number }

/**
 * Changes a line in every list of this page that has it, or takes it out: their index may not know of the change for a
 * moment.
 */
export function patchInbox(
  queryClient: QueryClient,
  conversationId: string,
  to: (line: InboxLine) => InboxLine | undefined,
): void {
  const patched = (page: Page) => ({
    ...page,
    items: page.items.flatMap((line) => (line.conversationId === conversationId ? (to(line) ?? []) : [line])),
  })
  // Own items read one page of it, to find who waits for an answer.
  queryClient.setQueriesData<InfiniteData<Page> | Page>(
    { queryKey: ['conversations', listConversations.name] },
    (cached) =>
      cached && ('pages' in cached ? { ...cached, pages: cached.pages.map(patched) } : patched(cached)),
  )
}
