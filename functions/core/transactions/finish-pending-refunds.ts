import { log } from '#core/log/log.ts'
import { finishPendingRefund } from './finish-pending-refund.ts'
import { pendingRefundsPartition, transactions } from './transactions.ts'

const paymentsAtOnce = 50
/** Younger ones are being worked on. */
const leastAgeMs = 5 * 60_000

/** Refunds that were decided while the provider, or this platform, broke off. One that fails is left for the next run. */
export async function finishPendingRefunds(now: string): Promise<{ finished: number }> {
  const { items } = await transactions.list({
    index: 'gsi2',
    pk: pendingRefundsPartition,
    limit: paymentsAtOnce,
  })
  let [finished, failed] = [0, 0]
  for (const { userId, id: paymentId, pendingRefunds = [] } of items)
    for (const { id: refundId } of pendingRefunds) {
      const refund = await transactions.get({ userId, id: refundId })
      if (!refund || Date.parse(now) - Date.parse(refund.createdAt) < leastAgeMs) continue
      try {
        await finishPendingRefund({ userId, paymentId, refundId }, now)
        finished++
      } catch (error) {
        failed++
        log.error('refund.not_finished', { refundId, error })
      }
    }
  if (failed > 0) throw new Error(`${failed} refunds could not be finished`)
  return { finished }
}
