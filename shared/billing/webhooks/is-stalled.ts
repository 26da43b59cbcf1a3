import { addTime } from '#shared/platform/time/add-time.ts'
import type { WebhookLog } from './webhook-log.ts'

/** Longer than a worker and its repetitions take. */
const minutes = 15

/** True if processing ended without a result, for example because its machine stopped. */
export const isStalled = (
  { status, lastRetryAt, createdAt }: Pick<WebhookLog, 'status' | 'lastRetryAt' | 'createdAt'>,
  now: string,
): boolean =>
  (status === 'pending' || status === 'processing') && addTime(lastRetryAt ?? createdAt, { minutes }) <= now
