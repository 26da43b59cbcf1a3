import { eachRow } from '#core/platform/jobs/each-row.ts'
import { finishPendingRefund } from './finish-pending-refund.ts'
import { pendingRefundsPartition, type StoredTransaction, transactions } from './transactions.ts'

const job = 'finish_pending_refunds'
/** Younger ones are being worked on. */
const leastAgeMs = 5 * 60_000

/** Refunds that were decided while the provider, or this platform, broke off. One that fails is left for the next run. */
export async function finishPendingRefunds(now: string): Promise<{ finished: number }> {
  const { done, failed } = await eachRow(
    job,
    (cursor) => transactions.list({ index: 'gsi2', pk: pendingRefundsPartition, limit: 100, cursor }),
    (payment) => finishRefundsOf(payment, now),
  )
  if (failed > 0) throw new Error(`The refunds of ${failed} payments could not be finished`)
  return { finished: done }
}

/** One after the other, because each changes the payment; one that fails keeps no other of it waiting. */
async function finishRefundsOf(
  { userId, id: paymentId, pendingRefunds = [] }: StoredTransaction,
  now: string,
): Promise<boolean> {
  const failures: unknown[] = []
  let finished = false
  for (const { id: refundId } of pendingRefunds) {
    const refund = await transactions.get({ userId, id: refundId })
    if (!refund || Date.parse(now) - Date.parse(refund.createdAt) < leastAgeMs) continue
    try {
      await finishPendingRefund({ userId, paymentId, refundId }, now)
      finished = true
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Refunds of ${paymentId} are not finished`)
  return finished
}
