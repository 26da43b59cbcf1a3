import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { afterDelivery } from '#core/billing/webhooks/after-delivery.ts'
import { findWebhookLog } from '#core/billing/webhooks/find-webhook-log.ts'
import { redeliverToStripePath } from '#core/billing/webhooks/redeliver.ts'
import { type StoredWebhookLog, webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { retryWebhook as contract } from '#shared/billing/webhooks/admin-contract.ts'
import type { WebhookLog } from '#shared/billing/webhooks/webhook-log.ts'
import { webhookMeaning } from '#shared/billing/webhooks/webhook-meaning.ts'
import { AppError } from '#shared/errors.ts'

type Request = ApiRequest<typeof contract>

/** The audit records the attempt, whatever comes of it. */
async function retryWebhook(request: Request): Promise<WebhookLog> {
  const { now } = request
  const marked = await untilUnchanged(() => mark(request))
  if (!marked.delivers) return marked.log
  const delivery = await redeliverToStripePath(marked.log, now)
  return untilUnchanged(async () => {
    const log = await current(marked.log)
    const answered = afterDelivery(log, delivery, now)
    if (answered !== log) await commit(webhookLogs.put(answered, { version: log.version }))
    return answered
  })
}

async function mark({ actor, params, now }: Request): Promise<{ log: StoredWebhookLog; delivers: boolean }> {
  const log = await byId(params.webhookId)
  const audit = async (newValues: { outcome: string } & Partial<WebhookLog>, ...writes: Write[]) =>
    commit(
      ...writes,
      ...(await auditBilling(
        {
          adminId: actor.userId,
          action: 'webhook_retry',
          entityType: 'webhook',
          entityId: log.id,
          oldValues: { status: log.status, retryCount: log.retryCount },
          newValues,
        },
        now,
      )),
    )
  if (log.status === 'succeeded') {
    await audit({ outcome: 'nothing left to do' })
    return { log, delivers: false }
  }
  const refusal = refusalOf(log, now)
  if (refusal) {
    await audit({ outcome: 'refused' })
    throw refusal
  }
  const delivers = log.provider === 'stripe'
  const { errorMessage: _, errorClass: __, responseBody: ___, ...kept } = log
  const again: StoredWebhookLog = {
    ...kept,
    status: delivers ? 'pending' : 'processing',
    retryCount: log.retryCount + 1,
    lastRetryAt: now,
    version: log.version + 1,
  }
  await audit(
    { outcome: 'processed again', status: again.status, retryCount: again.retryCount },
    webhookLogs.put(again, { version: log.version }),
    // Only PayPal can sign as PayPal, so an event that it once proved goes straight to the worker.
    ...(delivers
      ? []
      : [announce('webhook.received', { provider: log.provider, eventId: log.eventId }, now)]),
  )
  return { log: again, delivers }
}

/** Explains why an event cannot be retried now, if it cannot. */
function refusalOf(log: WebhookLog, now: string): AppError | undefined {
  if (!log.authentic)
    return new AppError(
      'unprocessable',
      'webhook_not_authentic',
      'We could not verify that this came from the provider, so it cannot be retried.',
    )
  const meaning = webhookMeaning(log, now)
  if (!meaning)
    return new AppError(
      'conflict',
      'webhook_in_progress',
      'We are still processing this webhook. Wait a few minutes, then look at it again.',
    )
  if (meaning.retryable) return undefined
  return new AppError(
    'unprocessable',
    'webhook_not_retryable',
    `A retry does not solve this error. ${meaning.suggestion}`,
  )
}

async function byId(id: string): Promise<StoredWebhookLog> {
  const log = await findWebhookLog(id)
  if (!log) throw notFound()
  return log
}

async function current(key: StoredWebhookLog): Promise<StoredWebhookLog> {
  const log = await webhookLogs.get(key, { consistent: true })
  if (!log) throw notFound()
  return log
}

const notFound = () => new AppError('not_found', 'webhook_not_found', 'Webhook log not found')

export const handler = endpoint(contract, retryWebhook)
