import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

export const WebhookLogId = idSchema('whk')

export const WebhookStatus = z.enum(['pending', 'processing', 'succeeded', 'failed'])
export const WebhookProvider = z.enum(['stripe', 'paypal'])
export type WebhookProvider = z.infer<typeof WebhookProvider>

export const ErrorClass = z.enum([
  'network',
  'authentication',
  'validation',
  'server',
  'rate_limit',
  'unknown',
])
export type ErrorClass = z.infer<typeof ErrorClass>

/** One event that a provider sent, and what became of it. */
export const WebhookLog = z.object({
  id: WebhookLogId,
  provider: WebhookProvider,
  eventId: z.string(),
  eventType: z.string(),
  status: WebhookStatus,
  /** The body as it was sent; only its beginning if the webhook was refused. */
  requestBody: z.string(),
  responseBody: z.optional(z.string()),
  errorMessage: z.optional(z.string()),
  errorClass: z.optional(ErrorClass),
  /** False for what never was the provider’s: it cannot be retried. */
  authentic: z.boolean(),
  retryCount: z.int(),
  lastRetryAt: z.optional(z.iso.datetime()),
  processedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type WebhookLog = z.infer<typeof WebhookLog>
