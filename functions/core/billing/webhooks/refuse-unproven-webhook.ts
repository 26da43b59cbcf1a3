import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { limitRate } from '#core/platform/http/rate-limit.ts'
import { log } from '#core/platform/log/log.ts'
import type { WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import { AppError } from '#shared/errors.ts'
import type { WebhookCall } from './webhook-endpoint.ts'
import { webhookLogs } from './webhook-logs.ts'
import { withoutPeople } from './without-people.ts'

const charactersKept = 1000
/** Enough to see what someone tries; with more of it anyone could fill the log, which has no other limit. */
const mostNoted = { max: 100, seconds: 3600, per: 'ip' } as const

const refusal = 'The signature of this webhook is not valid.'

/** Notes a call that could not prove itself, cut short and never to be retried, and refuses it. */
export async function refuseUnprovenWebhook(
  provider: WebhookProvider,
  { bytes, now, requestId, ip }: WebhookCall,
  why: string,
): Promise<never> {
  log.warn('security.webhook_refused', { provider, requestId, ip, why })
  if (await isWorthNoting(provider, ip, now)) await note(provider, { bytes, now, requestId }, why)
  throw new AppError('invalid', 'invalid_signature', refusal)
}

async function isWorthNoting(provider: WebhookProvider, ip: string, now: string): Promise<boolean> {
  try {
    await limitRate(
      { name: `refused ${provider} webhooks`, rateLimit: mostNoted },
      { ip, userId: undefined },
      now,
    )
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'rate_limited') return false
    throw error
  }
}

/**
 * Keeps the beginning only: after a secret was replaced, a refused webhook may well be the provider’s own,
 * with people in it.
 */
function beginningOf(body: string): string {
  return impersonal(body).slice(0, charactersKept)
}

function impersonal(body: string): string {
  try {
    return withoutPeople(body)
  } catch {
    // It is no JSON, so no event either.
    return body
  }
}

const note = (
  provider: WebhookProvider,
  { bytes, now, requestId }: Omit<WebhookCall, 'ip' | 'headers'>,
  why: string,
) =>
  commit(
    webhookLogs.put(
      {
        id: deriveId('whk', now, requestId),
        provider,
        eventId: `refused-${requestId}`,
        eventType: 'unknown',
        status: 'failed',
        requestBody: beginningOf(bytes.toString('utf8')),
        responseBody: `400 ${JSON.stringify({ code: 'invalid_signature', detail: refusal })}`,
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
