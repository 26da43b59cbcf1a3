import { queryOptions, useQuery } from '@tanstack/react-query'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'

/** A message that comes, or is read, makes it stale as it does all that shows conversations. */
const unreadQuery = queryOptions({
  queryKey: ['conversations', 'unread'],
  queryFn: async ({ signal }) => (await import('./count-unread.ts')).countUnread(signal),
  staleTime: 5000,
})

/** How many conversations of the member wait to be read. No one is asked before the answer is `needed`. */
export const useUnreadConversations = (needed: boolean): number =>
  useQuery({ ...unreadQuery, enabled: needed && !storedImpersonation() }).data ?? 0
