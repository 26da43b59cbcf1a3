import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { daysPendingKept, type Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { deleteSubscriber } from './delete-subscriber.ts'
import { subscribers, subscribersWith } from './subscribers.ts'

const job = 'drop_pending_subscribers'

/** Who never confirmed, and has not asked for a long time either. */
export function isForgotten(
  { status, createdAt, confirmationsSent }: Pick<Subscriber, 'status' | 'createdAt' | 'confirmationsSent'>,
  now: string,
): boolean {
  const since = addTime(now, { days: -daysPendingKept })
  return status === 'pending' && createdAt <= since && confirmationsSent.every((at) => at <= since)
}

/** Deletes addresses that never confirmed. Safe to repeat at any point. */
export async function dropPendingSubscribers(now: string): Promise<{ dropped: number }> {
  const { done, failed } = await eachRow(
    job,
    (cursor) => subscribers.list({ index: 'gsi1', pk: subscribersWith('pending'), limit: 100, cursor }),
    async (row) =>
      isForgotten(row, now) && deleteSubscriber(row.id, (subscriber) => isForgotten(subscriber, now)),
  )
  if (failed > 0) throw new Error(`${failed} addresses could not be dropped; they will be retried.`)
  log.info('newsletter.pending_dropped', { dropped: done })
  return { dropped: done }
}
