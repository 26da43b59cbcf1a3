import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import { AppError } from '#shared/errors.ts'
import { memberNamedIn } from './member-named-in.ts'
import { type StoredWebhookLog, webhookLogs } from './webhook-logs.ts'
import { withoutPeople } from './without-people.ts'

type Received = { provider: WebhookProvider; eventId: string; eventType: string; body: string }

/** The endpoint’s answer for events it keeps. */
const thanks = `200 ${JSON.stringify({ received: true })}`

const seenBefore = () => new AppError('conflict', 'webhook_seen', 'We have already received this event.')

/** Keeps a proven event, once, and announces it to the worker in the same write. A second delivery changes nothing. */
export async function keepEvent(
  { provider, eventId, eventType, body }: Received,
  now: string,
): Promise<void> {
  const memberId = memberNamedIn(body)
  const kept: StoredWebhookLog = {
    id: deriveId('whk', now, `${provider}#${eventId}`),
    provider,
    eventId,
    eventType,
    status: 'pending',
    requestBody: withoutPeople(body),
    responseBody: thanks,
    authentic: true,
    ...(memberId && { memberId }),
    retryCount: 0,
    createdAt: now,
    version: 1,
  }
  try {
    await commit(
      webhookLogs.put(kept, { absent: true }, seenBefore),
      announce('webhook.received', { provider, eventId }, now),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'webhook_seen') throw error
    await workAgain({ provider, eventId }, now)
  }
}

/** An event that an administrator lets us deliver to ourselves again goes to the worker again. */
async function workAgain(named: Pick<Received, 'provider' | 'eventId'>, now: string): Promise<void> {
  const log = await webhookLogs.get(named, { consistent: true })
  if (log?.status !== 'pending' || log.retryCount === 0) return
  await commit(
    webhookLogs.put({ ...log, status: 'processing', version: log.version + 1 }, { version: log.version }),
    announce('webhook.received', named, now),
  )
}
