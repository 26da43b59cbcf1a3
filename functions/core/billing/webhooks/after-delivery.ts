import type { RetryError } from './retry-error.ts'
import type { StoredWebhookLog } from './webhook-logs.ts'

export type Delivery = { response: string; error?: RetryError }

/**
 * Tells what our own endpoint’s answer to a retry means for the event. A failed answer says nothing about an
 * event that a worker already has: the endpoint took it, and only its answer got lost.
 */
export function afterDelivery(
  log: StoredWebhookLog,
  { response, error }: Delivery,
  now: string,
): StoredWebhookLog {
  if (!error) return { ...log, responseBody: response, version: log.version + 1 }
  if (log.status !== 'pending') return log
  return {
    ...log,
    responseBody: response,
    status: 'failed',
    errorMessage: error.message,
    errorClass: error.errorClass,
    processedAt: now,
    version: log.version + 1,
  }
}
