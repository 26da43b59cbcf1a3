import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { firstPageWith } from '#core/db/first-page-with.ts'
import { webhookLogs } from '#core/webhooks/webhook-logs.ts'
import { listWebhookLogs as contract, type ListedWebhookLog } from '#shared/webhooks/admin-contract.ts'
import { errorClasses } from '#shared/webhooks/classify-error.ts'
import type { WebhookLog } from '#shared/webhooks/webhook-log.ts'

const mostShownOfBody = 20_000

async function listWebhookLogs({ query }: ApiRequest<typeof contract>) {
  const { provider, status, q = '', limit, cursor } = query
  const list = status
    ? ({ index: 'gsi2', pk: `WEBHOOKS#${status}` } as const)
    : ({ index: 'gsi1', pk: 'WEBHOOKS' } as const)
  const part = q.trim().toLowerCase()
  const page = await firstPageWith(
    (next) => webhookLogs.list({ ...list, newestFirst: true, limit, cursor: next }),
    cursor,
    (one) =>
      (!provider || one.provider === provider) &&
      `${one.eventType}\n${one.eventId}`.toLowerCase().includes(part),
  )
  return { ...page, items: page.items.map(listed) }
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

export const handler = endpoint(contract, listWebhookLogs)
