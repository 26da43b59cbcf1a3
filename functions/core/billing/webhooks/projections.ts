import * as z from 'zod/mini'
import { recountRow } from '#core/billing/billing/billing-counters.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { WebhookLog } from '#shared/billing/webhooks/webhook-log.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { hourOf, webhooksIn } from './webhook-figures.ts'
import { webhookGoesAt, webhookLogs } from './webhook-logs.ts'

/** The webhooks of each provider in each hour, by result. */
const events: Counting = {
  of: webhookLogs.name,
  recount: async ({ after }) => {
    const kept = after && z.safeParse(WebhookLog, after)
    // An unreadable webhook is in no list, either, and must not hold up the others.
    if (!kept?.success) return
    const { createdAt, provider, status } = kept.data
    await recountRow('WEBHOOK_COUNTS', kept.data, {
      counts: { [`${webhooksIn(hourOf(createdAt))}#${provider}#${status}`]: 1 },
      expiresAt: webhookGoesAt(createdAt),
    })
  },
}

/**
 * The longest a failed webhook waits for an administrator: by then the daily reconciliation has found all of
 * it.
 */
const daysWaiting = 30

/** Webhooks that could not be processed. A webhook that was never proven to be the provider’s waits for no one. */
const failures = waiting({
  of: webhookLogs,
  id: ({ provider, eventId }) => `${provider}#${eventId}`,
  since: ({ createdAt }) => createdAt,
  queue: ({ status, authentic, createdAt }, now) =>
    status === 'failed' && authentic && now < addTime(createdAt, { days: daysWaiting })
      ? 'failedWebhooks'
      : undefined,
  lists: [(cursor) => webhookLogs.list({ index: 'gsi2', pk: 'WEBHOOKS#failed', limit: 100, cursor })],
})

export const projections = [events, failures]
