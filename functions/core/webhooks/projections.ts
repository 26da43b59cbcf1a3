import * as z from 'zod/mini'
import { recountRow } from '#core/billing/billing-counters.ts'
import type { Counting } from '#core/projections/counting.ts'
import { WebhookLog } from '#shared/webhooks/webhook-log.ts'
import { hourOf, webhooksIn } from './webhook-figures.ts'
import { webhookGoesAt, webhookLogs } from './webhook-logs.ts'

/** What each provider told in each hour, and what became of it. */
const events: Counting = {
  of: webhookLogs.name,
  recount: async ({ after }) => {
    const kept = after && z.safeParse(WebhookLog, after)
    // One that nobody can read is in no list either, and must hold up no other.
    if (!kept?.success) return
    const { createdAt, provider, status } = kept.data
    await recountRow('WEBHOOK_COUNTS', kept.data, {
      counts: { [`${webhooksIn(hourOf(createdAt))}#${provider}#${status}`]: 1 },
      expiresAt: webhookGoesAt(createdAt),
    })
  },
}

export const projections = [events]
