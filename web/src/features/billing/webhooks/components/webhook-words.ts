import type { ErrorClass, WebhookLog, WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import type { Tone } from '#web/ui/badge.tsx'

type Status = WebhookLog['status']

export const statusWords: Record<Status, string> = {
  pending: 'Pending',
  processing: 'Processing',
  succeeded: 'Succeeded',
  failed: 'Failed',
}

export const statusTones: Record<Status, Tone> = {
  pending: 'neutral',
  processing: 'info',
  succeeded: 'success',
  failed: 'danger',
}

export const providerWords: Record<WebhookProvider, string> = { stripe: 'Stripe', paypal: 'PayPal' }

export const classWords: Record<ErrorClass, string> = {
  network: 'Network',
  authentication: 'Authentication',
  validation: 'Validation',
  server: 'Server',
  rate_limit: 'Rate limit',
  unknown: 'Unknown',
}

export const severityWords = { low: 'Low', medium: 'Medium', high: 'High' } as const
