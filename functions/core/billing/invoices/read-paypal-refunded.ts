import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import type { PaypalRefund } from '#core/billing/paypal/paypal-sale.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'

type Paid = {
  cents: number
  /** PayPal says that nothing is left of it. */
  isAllBack: boolean
}
type Known = { before: StoredTransaction | undefined; refund: PaypalRefund | undefined }

/** What was given back of a payment at PayPal: only its refunds say how much. */
export function readPaypalRefunded(
  { cents, isAllBack }: Paid,
  { before, refund }: Known,
): Pick<StoredTransaction, 'refundedCents' | 'pendingRefunds'> {
  const told = refund?.status === 'COMPLETED' ? refundedWith(refund) : 0
  const known = before?.refundedCents ?? 0
  // A waiting refund counts only if it is the whole rest, and no longer when it has come back.
  const cameBack = refund && hasFailed(refund) && known === cents ? paypalCents(refund.amount.value) : 0
  // A refund that waits for the bank stays reserved, and is checked again.
  const arrived = refund?.status === 'PENDING' ? undefined : refund?.custom_id
  return {
    refundedCents: isAllBack ? cents : Math.max(known - cameBack, told),
    pendingRefunds: before?.pendingRefunds?.filter(({ id }) => id !== arrived),
  }
}

const refundedWith = ({ amount, seller_payable_breakdown: breakdown }: PaypalRefund) =>
  paypalCents((breakdown?.total_refunded_amount ?? amount).value)

export const hasFailed = ({ status }: PaypalRefund) => status === 'FAILED' || status === 'CANCELLED'
