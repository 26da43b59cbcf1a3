import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { WebhookLog, WebhookLogId, WebhookProvider, WebhookStatus } from './webhook-log.ts'

/** A row of the log with what its class of error means for its reader. */
export const ListedWebhookLog = z.object({
  ...WebhookLog.shape,
  severity: z.optional(z.enum(['low', 'medium', 'high'])),
  suggestion: z.optional(z.string()),
  /** True if it is worth offering another try. */
  retryable: z.boolean(),
})
export type ListedWebhookLog = z.infer<typeof ListedWebhookLog>

export const listWebhookLogs = route({
  name: 'listWebhookLogs',
  method: 'GET',
  path: '/api/admin/billing/webhooks',
  auth: 'admin',
  summary:
    'Webhooks from the payment providers, newest first; `q` is part of the event’s type or id, or the whole id of a row. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(20),
    provider: z.optional(WebhookProvider),
    status: z.optional(WebhookStatus),
    q: z.optional(text(100)),
  }),
  response: Page(ListedWebhookLog),
  errors: ['invalid_cursor'],
})

export const getWebhookStats = route({
  name: 'getWebhookStats',
  method: 'GET',
  path: '/api/admin/billing/webhook-stats',
  auth: 'admin',
  summary:
    'The number of webhooks in the last 24 hours by provider and status, and whether there can be any yet',
  response: z.object({
    counts: z.array(z.object({ provider: WebhookProvider, status: WebhookStatus, count: z.int() })),
    /** False until a provider was connected or has sent something. */
    initialized: z.boolean(),
  }),
})

export const retryWebhook = route({
  name: 'retryWebhook',
  method: 'POST',
  path: '/api/admin/billing/webhooks/:webhookId/retry',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary: 'Process a verified event again whose error a retry may solve; one that succeeded stays unchanged',
  params: z.strictObject({ webhookId: WebhookLogId }),
  response: WebhookLog,
  errors: [
    'webhook_not_found',
    'webhook_not_authentic',
    'webhook_not_retryable',
    'webhook_in_progress',
    'version_conflict',
  ],
})
