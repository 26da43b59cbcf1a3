import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listWebhookLogs as contract, ListedWebhookLog } from '#shared/webhooks/admin-contract.ts'
import { errorClasses } from '#shared/webhooks/classify-error.ts'
import type { WebhookLog } from '#shared/webhooks/webhook-log.ts'
import { webhookLogs } from './webhook-logs.ts'

/** How many pages are looked through for one that has an event of what is wanted. */
const mostPagesRead = 10
const mostShownOfBody = 20_000

export async function listWebhookLogs({ query }: ApiRequest<typeof contract>) {
  const { provider, status, q = '', limit, cursor } = query
  const list = status
    ? ({ index: 'gsi2', pk: `WEBHOOKS#${status}` } as const)
    : ({ index: 'gsi1', pk: 'WEBHOOKS' } as const)
  const part = q.trim().toLowerCase()
  let next = cursor
  for (let read = 1; ; read++) {
    const page = await webhookLogs.list({ ...list, newestFirst: true, limit, cursor: next })
    const items = page.items
      .filter((one) => !provider || one.provider === provider)
      .filter(({ eventType, eventId }) => `${eventType}\n${eventId}`.toLowerCase().includes(part))
      .map(listed)
    next = page.nextCursor
    if (items.length > 0 || !next || read === mostPagesRead)
      return { items, ...(next && { nextCursor: next }) }
  }
}

function listed(log: WebhookLog): ListedWebhookLog {
  const meaning = log.status === 'failed' && log.errorClass ? errorClasses[log.errorClass] : undefined
  return {
    ...log,
    requestBody: log.requestBody.slice(0, mostShownOfBody),
    ...(meaning && { severity: meaning.severity, suggestion: meaning.suggestion }),
    retryable: log.authentic && meaning?.retryable === true,
  }
}
