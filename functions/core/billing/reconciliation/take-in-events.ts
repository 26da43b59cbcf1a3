import { keepEvent } from '#core/billing/webhooks/keep-event.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import type { WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import type { Findings } from './findings.ts'

type Told = { id: string; type: string; event: object }

/** Keeps those of a page of events that never reached us, as if they had; the worker does the rest. */
export async function takeInEvents(
  provider: WebhookProvider,
  told: readonly Told[],
  findings: Findings,
  now: string,
): Promise<void> {
  const known = await Promise.all(told.map(({ id: eventId }) => webhookLogs.get({ provider, eventId })))
  for (const [index, { id, type, event }] of told.entries()) {
    if (known[index]) continue
    await keepEvent({ provider, eventId: id, eventType: type, body: JSON.stringify(event) }, now)
    findings.events++
  }
}
