import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { decideReservation, type WantedRefund } from './decide-refund.ts'
import { ownTransaction } from './own-transaction.ts'
import { reserveRefund } from './reserve-refund.ts'
import type { StoredTransaction } from './transactions.ts'

/** Reserves a wanted refund on its payment and returns its id, the same one however often this is called. */
export function reserveOnce(
  { userId, id }: { userId: string; id: string },
  wanted: WantedRefund,
  now: string,
  waiting: { crowd?: boolean } = {},
): Promise<string | undefined> {
  return untilUnchanged(async () => {
    const payment = await ownTransaction(userId, id)
    const reservation = decideReservation(payment, wanted)
    if (reservation.as === 'known') return reservation.refundId
    if (reservation.as === 'disputed') leaveToBank(payment)
    if (reservation.as !== 'new') return undefined
    const { refundId, writes } = reserveRefund(payment, { ...wanted, ...reservation }, now)
    await commit(...writes)
    return refundId
  }, waiting)
}

export const leaveToBank = ({ userId, id: paymentId }: StoredTransaction) =>
  log.warn('billing.disputed_not_refunded', { userId, paymentId })
