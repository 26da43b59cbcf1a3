import { commit } from '#core/db/commit.ts'
import { deriveId } from '#core/db/derive-id.ts'
import type { WebhookCall } from '#core/http/webhook-endpoint.ts'
import { log } from '#core/log/log.ts'
import { AppError } from '#shared/errors.ts'
import type { WebhookProvider } from '#shared/webhooks/webhook-log.ts'
import { webhookLogs } from './webhook-logs.ts'

const charactersKept = 1000

/** Notes a call that could not prove itself, cut short and never to be retried, and refuses it. */
export async function refuseForgery(
  provider: WebhookProvider,
  { bytes, now, requestId, ip }: WebhookCall,
  why: string,
): Promise<never> {
  log.warn('security.webhook_refused', { provider, requestId, ip, why })
  await commit(
    webhookLogs.put(
      {
        id: deriveId('whk', now, requestId),
        provider,
        eventId: `refused-${requestId}`,
        eventType: 'unknown',
        status: 'failed',
        requestBody: bytes.toString('utf8').slice(0, charactersKept),
        errorMessage: `invalid signature: ${why}`,
        errorClass: 'authentication',
        authentic: false,
        retryCount: 0,
        createdAt: now,
        version: 1,
      },
      { absent: true },
    ),
  )
  throw new AppError('invalid', 'invalid_signature', 'The signature of this webhook is not valid.')
}
