import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'

export const facts = {
  /** A payment provider has reported something; the provider says what it is. */
  'webhook.received': z.object({ provider: WebhookProvider, eventId: z.string() }),
} satisfies FactSchemas
