import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  type ListedWebhookLog,
  listWebhookLogs,
  retryWebhook,
} from '#shared/billing/webhooks/admin-contract.ts'
import type { WebhookLog } from '#shared/billing/webhooks/webhook-log.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { billingKey, webhookListKey } from './webhook-queries.ts'

const looks = 12
const pauseMs = 1000

const isSettled = ({ status }: WebhookLog) => status === 'succeeded' || status === 'failed'

/** Processes an event again and waits a while for the outcome, which a worker decides after the answer. */
export function useRetryWebhook() {
  const queryClient = useQueryClient()
  return useCommand({
    send: async ({ id }: Pick<WebhookLog, 'id'>, idempotencyKey) => {
      await call(retryWebhook, { params: { webhookId: id } }, { idempotencyKey })
      return lookFor(id)
    },
    onDone: async (log) => {
      if (log) patchLists(queryClient, log)
      await queryClient.invalidateQueries({
        queryKey: billingKey,
        // A retried webhook stays visible, though it may no longer belong to a list of failures.
        predicate: ({ queryKey }) => !log || !webhookListKey.every((part, at) => queryKey[at] === part),
      })
    },
    onStale: () => queryClient.invalidateQueries({ queryKey: webhookListKey }),
  })
}

async function lookFor(id: string): Promise<ListedWebhookLog | undefined> {
  for (let look = 1; ; look++) {
    const [log] = (await call(listWebhookLogs, { query: { q: id } })).items
    if (!log || isSettled(log) || look === looks) return log
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

type Pages = InfiniteData<ResponseOf<typeof listWebhookLogs>>

function patchLists(queryClient: QueryClient, log: ListedWebhookLog): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: webhookListKey },
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          items: page.items.map((one) => (one.id === log.id ? log : one)),
        })),
      },
  )
}
