import * as z from 'zod/mini'
import type { FactSchemas } from '#core/facts/facts.ts'
import { WebhookProvider } from '#shared/webhooks/webhook-log.ts'

export const facts = {
  /** A payment provider has told of something; what it is, is asked of the provider. */
  'webhook.received': z.object({ provider: WebhookProvider, eventId: z.string() }),
} satisfies FactSchemas
