import { addTime } from '#shared/time/add-time.ts'
import type { WebhookLog } from './webhook-log.ts'

/** Longer than a worker and its repetitions take. */
const minutes = 15

/** Whether processing ended without a result, such as with the machine it ran on. */
export const isStalled = (
  { status, lastRetryAt, createdAt }: Pick<WebhookLog, 'status' | 'lastRetryAt' | 'createdAt'>,
  now: string,
): boolean =>
  (status === 'pending' || status === 'processing') && addTime(lastRetryAt ?? createdAt, { minutes }) <= now
