import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Migration } from '#core/platform/db/migrations/migration.ts'
import { WebhookLog, type WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { memberNamedIn } from './member-named-in.ts'

const daysKept = 90

/** Returns the time when an event and the record of what was counted for it expire. */
export const webhookGoesAt = (createdAt: string) => addTime(createdAt, { days: daysKept })

/** `runs`: how often a worker began to work on it, so that only one of several simultaneous workers goes on. */
export const StoredWebhookLog = z.object({
  ...WebhookLog.shape,
  runs: z.optional(z.int()),
  /** The member whom it concerned, once that is known. */
  memberId: z.optional(z.string()),
})
export type StoredWebhookLog = z.infer<typeof StoredWebhookLog>

export const webhooksOf = (memberId: string) => `WEBHOOKS_OF#${memberId}`

/**
 * Rows from before they named their member get the one whom their body names, unless it never was proven to be the
 * provider’s.
 */
const nameMember: Migration = (row) => {
  const memberId = row.authentic === true && !row.memberId && memberNamedIn(String(row.requestBody))
  return memberId ? { ...row, memberId } : row
}

/**
 * Events of the providers, each once by its own id; `gsi1` has them all in the order of time, `gsi2` by status, `gsi3` by
 * member.
 */
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
  gsi3: ({ memberId, id }) => (memberId ? { pk: webhooksOf(memberId), sk: id } : undefined),
  migrations: [nameMember],
  expiresAt: ({ createdAt }) => webhookGoesAt(createdAt),
})
