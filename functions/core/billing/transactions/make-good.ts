import type { Write } from '#core/platform/db/write.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

/** The most that fit into one write along with the other parts of a refund. */
const mostAtOnce = 50

/** Notes on the failed refunds of a payment that it is being refunded again, so that they wait for no one. */
export async function makeGood(
  { userId, refundRequests = {} }: StoredTransaction,
  now: string,
): Promise<Write[]> {
  const ids = Object.values(refundRequests).slice(-mostAtOnce)
  const refunds = await Promise.all(ids.map((id) => transactions.get({ userId, id }, { consistent: true })))
  return refunds.flatMap((refund) =>
    refund?.status === 'failed' && !refund.refundedAgainAt
      ? [
          transactions.put(
            { ...refund, refundedAgainAt: now, version: refund.version + 1 },
            { version: refund.version },
          ),
        ]
      : [],
  )
}
