import * as z from 'zod/mini'
import { findWebhookLog } from '#core/billing/webhooks/find-webhook-log.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import {
  listWebhookLogs as contract,
  type ListedWebhookLog,
} from '#shared/billing/webhooks/admin-contract.ts'
import { type WebhookLog, WebhookLogId, WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import { webhookMeaning } from '#shared/billing/webhooks/webhook-meaning.ts'

type Query = ApiRequest<typeof contract>['query']

const mostShownOfBody = 20_000

async function listWebhookLogs({ query, now }: ApiRequest<typeof contract>) {
  const { provider, status, q = '', limit, cursor } = query
  const named = await namedBy(q.trim())
  if (named) return { items: matches(query, named) ? [listed(named, now)] : [] }
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
  return { ...page, items: page.items.map((one) => listed(one, now)) }
}

/** A whole id finds its event directly, however old it is. */
async function namedBy(q: string): Promise<WebhookLog | undefined> {
  if (z.safeParse(WebhookLogId, q).success) return findWebhookLog(q)
  if (!/^(evt_|WH-)/.test(q)) return undefined
  const found = await Promise.all(
    WebhookProvider.options.map((provider) => webhookLogs.get({ provider, eventId: q })),
  )
  return found.find((one) => one !== undefined)
}

const matches = ({ provider, status }: Query, log: WebhookLog) =>
  (!provider || log.provider === provider) && (!status || log.status === status)

function listed(log: WebhookLog, now: string): ListedWebhookLog {
  const meaning = webhookMeaning(log, now)
  return {
    ...log,
    requestBody: log.requestBody.slice(0, mostShownOfBody),
    ...(meaning && { severity: meaning.severity, suggestion: meaning.suggestion }),
    retryable: meaning?.retryable === true,
  }
}

export const handler = endpoint(contract, listWebhookLogs)
