import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { WebhookLog, type WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const daysKept = 90

/** Returns the time when an event and the record of what was counted for it expire. */
export const webhookGoesAt = (createdAt: string) => addTime(createdAt, { days: daysKept })

/** `runs`: how often a worker began to work on it, so that only one of several simultaneous workers goes on. */
export const StoredWebhookLog = z.object({ ...WebhookLog.shape, runs: z.optional(z.int()) })
export type StoredWebhookLog = z.infer<typeof StoredWebhookLog>

/** Events of the providers, each once by its own id; `gsi1` has them all in the order of time, `gsi2` by status. */
export const webhookLogs = entity({
  name: 'webhook-log',
  erasure: { days: 90 },
  schema: StoredWebhookLog,
  key: ({ provider, eventId }: { provider: WebhookProvider; eventId: string }) => ({
    pk: `WEBHOOK#${provider}#${eventId}`,
    sk: 'WEBHOOK',
  }),
  gsi1: ({ id }) => ({ pk: 'WEBHOOKS', sk: id }),
  gsi2: ({ status, id }) => ({ pk: `WEBHOOKS#${status}`, sk: id }),
  expiresAt: ({ createdAt }) => webhookGoesAt(createdAt),
})
