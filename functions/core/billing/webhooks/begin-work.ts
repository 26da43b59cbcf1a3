import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import { type StoredWebhookLog, webhookLogs } from './webhook-logs.ts'

type Named = { provider: WebhookProvider; eventId: string }

/**
 * Marks an event as being processed, unless it is done or another worker began in the same moment. One that a worker
 * left behind is taken up again: a second look at the provider does no harm, a lost event does.
 */
export async function beginWork(named: Named): Promise<StoredWebhookLog | undefined> {
  let seen: number | undefined
  return untilUnchanged(async () => {
    const log = await webhookLogs.get(named, { consistent: true })
    if (!log?.authentic || log.status === 'succeeded') return undefined
    const runs = log.runs ?? 0
    seen ??= runs
    if (runs !== seen) return undefined
    const begun: StoredWebhookLog = {
      ...log,
      status: 'processing',
      runs: runs + 1,
      version: log.version + 1,
    }
    await commit(webhookLogs.put(begun, { version: log.version }))
    return begun
  })
}
