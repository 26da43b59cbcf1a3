import { useQueryClient } from '@tanstack/react-query'
import { listWebhookLogs, retryWebhook } from '#shared/webhooks/admin-contract.ts'
import type { WebhookLog } from '#shared/webhooks/webhook-log.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { webhooksKey } from './list-webhooks.ts'

const looks = 12
const pauseMs = 1000

const isSettled = ({ status }: WebhookLog) => status === 'succeeded' || status === 'failed'

/** Processes an event again and waits a while for what comes of it, which a worker decides after the answer. */
export function useRetryWebhook() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksKey })
  return useCommand({
    send: async ({ id }: Pick<WebhookLog, 'id'>, idempotencyKey) => {
      let log: WebhookLog = await call(retryWebhook, { params: { webhookId: id } }, { idempotencyKey })
      for (let look = 0; look < looks && !isSettled(log); look++) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        const { items } = await call(listWebhookLogs, { query: { q: id } })
        log = items[0] ?? log
      }
      return log
    },
    onDone: refresh,
    onStale: refresh,
  })
}
