import { type StoredWebhookLog, webhookLogs } from './webhook-logs.ts'

/** Finds a log by the id of its row, which differs from the ids of the providers. */
export async function findWebhookLog(id: string): Promise<StoredWebhookLog | undefined> {
  const { items } = await webhookLogs.list({ index: 'gsi1', pk: 'WEBHOOKS', between: [id, id], limit: 1 })
  const [found] = items
  return found && webhookLogs.get(found, { consistent: true })
}
