import { listConversations } from '#shared/market/conversations/contract.ts'
import { call } from '#web/lib/call.ts'

/** How many conversations of the member wait to be read. */
export const countUnread = async (signal: AbortSignal): Promise<number> =>
  (await call(listConversations, { query: { limit: 1 } }, { signal })).unread
