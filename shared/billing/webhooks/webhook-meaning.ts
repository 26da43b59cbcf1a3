import { type Classification, classifyError, errorClasses, stalled } from './classify-error.ts'
import { isStalled } from './is-stalled.ts'
import type { WebhookLog } from './webhook-log.ts'

type Seen = Pick<
  WebhookLog,
  'status' | 'errorClass' | 'errorMessage' | 'authentic' | 'lastRetryAt' | 'createdAt'
>

/**
 * Explains to administrators what the state of an event means; undefined if there is nothing to do about it.
 */
export function webhookMeaning(log: Seen, now: string): Classification | undefined {
  if (log.status === 'failed') {
    const meaning = errorClasses[log.errorClass ?? classifyError(log.errorMessage ?? '')]
    return log.authentic ? meaning : { ...meaning, retryable: false }
  }
  return log.authentic && isStalled(log, now) ? stalled : undefined
}
